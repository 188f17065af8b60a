/** The member that a worker's journeys log in as; workers are counted from 0. */
export const memberOf = (worker: number) => ({
  email: `reader-${worker}@example.org`,
  password: "correct horse battery",
});
