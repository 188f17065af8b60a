import type { ReactNode } from "react";
import type { OpenApiDocument } from "#contract/openapi/types.ts";
import "../../styles/fonts-typed.css";
import "./api-docs.css";
import { Contents } from "./contents.tsx";

interface DocsLeafProps {
  readonly document: OpenApiDocument;
  /** The address of the page. */
  readonly here: string;
  readonly children: ReactNode;
}

/** A page of the API documentation: the contents in the margin, one topic on the leaf. */
export const DocsLeaf = ({ document, here, children }: DocsLeafProps) => (
  <div className="leaf-row leaf-row-wide api-docs">
    <div className="folio">
      <a className="skip-contents" href="#text">
        Skip the contents
      </a>
      <Contents document={document} here={here} />
    </div>
    <div id="text" className="leaf-body" tabIndex={-1}>
      {children}
    </div>
  </div>
);
