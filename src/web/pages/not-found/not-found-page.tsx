import { NotFound } from "./not-found.tsx";

export const meta = () => [{ title: "Page Not Found. Shabda Gyan" }];

export default function NotFoundPage() {
  return <NotFound />;
}
