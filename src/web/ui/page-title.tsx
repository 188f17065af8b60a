/** What the browser calls the page, with the site's name. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children}. Shabda Gyan`}</title>;
}
