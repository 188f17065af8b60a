/** The members whose accounts a journey changes, beside one for each worker. */
export const CHANGING = ["app", "passkey"] as const;

/** The member that journeys log in as: that of a worker, counted from 0, or one of their own. */
export const memberOf = (worker: number | (typeof CHANGING)[number]) => ({
  email: `reader-${worker}@example.org`,
  password: "correct horse battery",
});
