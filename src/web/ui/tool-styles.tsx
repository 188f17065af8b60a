import href from "../styles/tools.css?url";
import { Sheet } from "./sheet.tsx";

/**
 * The stylesheet of the pages one works with, for those that no build has prerendered: it stands in
 * the document before they are drawn, so that they never show without it.
 */
export function ToolStyles() {
  return <Sheet href={href} precedence="tools" />;
}
