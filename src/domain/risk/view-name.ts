export const VIEW_NAMES = ["india", "world"] as const;
export type ViewName = (typeof VIEW_NAMES)[number];
