import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import { API_ADDRESS } from "../../api/api-address.ts";

// The package's dark colours follow the theme of the page.
const root = document.documentElement;
const followTheme = () => root.classList.toggle("dark-mode", root.dataset.theme === "dark");
followTheme();
new MutationObserver(followTheme).observe(root, { attributeFilter: ["data-theme"] });

// The page has a heading of its own, which is there without scripts too.
const nothing = () => null;
const withoutHead = { wrapComponents: { InfoContainer: () => nothing } };

document.querySelector("#api-address")!.textContent = new URL(API_ADDRESS, location.href).href;

// Draws the calls of the OpenAPI document, to read and to try. Each opened call is part of the address.
SwaggerUI({
  url: `${API_ADDRESS}/openapi.json`,
  dom_id: "#api-calls",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  plugins: [() => withoutHead],
  // Another host would learn of every visit.
  validatorUrl: null,
});
