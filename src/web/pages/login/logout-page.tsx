export const handle = { interactive: true };
export default function LogoutPage() {
  return <h1>Logout</h1>;
}
