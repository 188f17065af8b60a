import type { Page, Route } from "@playwright/test";

/** Holds what the page asks for at these addresses until the function that it returns is called. */
export async function hold(
  page: Page,
  addresses: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
