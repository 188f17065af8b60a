const PATHS = {
  external: "M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4 9.5 10.5",
  warning: "M10 3 18 17H2zM10 8.2v4.2M10 14.6v.1",
  copy: "M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7",
  tick: "m3.5 10.5 4.5 4.5 8.5-10",
  close: "m5 5 10 10M15 5 5 15",
  forward: "M3.5 10h13M11.5 5l5 5-5 5",
  chevron: "M4.5 7.5 10 13l5.5-5.5",
  plus: "M10 3.5v13M3.5 10h13",
  key: "M10 13.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M9 11l8-8M14 6l2.5 2.5M11.5 8.5 13 10",
} as const;

type IconProps =
  | { readonly name: keyof typeof PATHS }
  /** Drawn in a square of 20: an icon that one part of the site shows loads with that part. */
  | { readonly path: string };

/** A small icon beside a word; the word names it, so screen readers skip the icon. */
export function Icon(props: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={"path" in props ? props.path : PATHS[props.name]} />
    </svg>
  );
}
