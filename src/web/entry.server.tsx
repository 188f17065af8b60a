import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page to a file while the site is built; there is no rendering afterwards. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  // SiteScripts hands on what little data pages have.
  { serverHandoffStream: _, ...context }: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
