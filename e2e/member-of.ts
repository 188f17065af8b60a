/** The member as whom a worker's journeys log in; workers are counted from 0. */
export const memberOf = (worker: number) => ({
  email: `reader-${worker}@example.org`,
  password: "correct horse battery",
});
