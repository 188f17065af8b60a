export const handle = { interactive: true };
export default function LoginPage() {
  return <h1>Login</h1>;
}
