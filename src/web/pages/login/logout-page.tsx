import { useEffect } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../api/client.ts";
import { storedToken, storeToken } from "../../api/token.ts";
import { LeafRow } from "../../ui/leaf-row.tsx";
import { LoadingPlate } from "../../ui/loading-plate.tsx";
import "../../styles/tools.css";

export const handle = { interactive: true };

export const meta = () => [{ title: "Logout. Shabda Gyan" }];

export default function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    if (storedToken() !== null) {
      // The member leaves here and now, whether or not the server can be told.
      callApi("POST /auth/logout", {}).catch(() => undefined);
      storeToken(null);
    }
    navigate("/login", { replace: true });
  }, [navigate]);
  return (
    <LeafRow>
      <LoadingPlate>Logging out...</LoadingPlate>
    </LeafRow>
  );
}
