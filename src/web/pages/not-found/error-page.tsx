export function ErrorPage() {
  return <p>Error</p>;
}
