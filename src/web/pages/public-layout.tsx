import { Outlet } from "react-router";
import { PublicFrame } from "../ui/public-frame.tsx";

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
