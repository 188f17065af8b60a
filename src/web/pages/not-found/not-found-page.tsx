import { NotFoundRow } from "../../ui/not-found-row.tsx";

export const meta = () => [
  { title: "Page Not Found. Shabda Gyan" },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  return <NotFoundRow />;
}
