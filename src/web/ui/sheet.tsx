/** The stylesheets that the build wrote into this page, by their addresses; none where there is no page yet. */
export const INLINE_SHEETS: ReadonlyMap<string, string> = new Map(
  import.meta.env.SSR
    ? []
    : Array.from(document.querySelectorAll<HTMLElement>("style[data-href]"), (style) => [
        style.dataset.href!,
        style.textContent,
      ]),
);

/** A stylesheet of the document. One with a precedence stays there for good, however it came. */
export function Sheet({ href, precedence }: { href: string; precedence?: string }) {
  const styles = INLINE_SHEETS.get(href);
  if (styles === undefined) return <link rel="stylesheet" href={href} precedence={precedence} />;
  const inner = { dangerouslySetInnerHTML: { __html: styles } };
  return precedence ? (
    <style href={href} precedence={precedence} {...inner} />
  ) : (
    <style data-href={href} {...inner} />
  );
}
