/** The browser's title of the page, with the site's name. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children}. Shabda Gyan`}</title>;
}
