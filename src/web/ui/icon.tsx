const PATHS = {
  external: "M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4 9.5 10.5",
  warning: "M10 3 18 17H2zM10 8.2v4.2M10 14.6v.1",
  copy: "M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7",
  tick: "m3.5 10.5 4.5 4.5 8.5-10",
  close: "m5 5 10 10M15 5 5 15",
  forward: "M3.5 10h13M11.5 5l5 5-5 5",
  chevron: "M4.5 7.5 10 13l5.5-5.5",
  plus: "M10 3.5v13M3.5 10h13",
  large: "M3 7.5V3h4.5M17 7.5V3h-4.5M3 12.5V17h4.5M17 12.5V17h-4.5",
  pen: "m4 16 1-4L14 3l3 3-9 9zM12 5l3 3",
  erase: "M7 4.5h10v11H7L2.5 10zM10 8l4 4M14 8l-4 4",
} as const;

/** A small icon beside a word; the word names it, so screen readers skip the icon. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
