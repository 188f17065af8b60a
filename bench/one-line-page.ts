/** The page with which all others are compared. */
export const ONE_LINE = {
  path: "/one-line",
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line.</p>\n',
} as const;
