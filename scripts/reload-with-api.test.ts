import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { recordStart, reloadWithApi } from "./reload-with-api.ts";

test("open pages reload in development once the API has started again", async () => {
  await recordStart();
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [reloadWithApi()],
  });
  onTestFinished(() => server.close());
  const send = vi.spyOn(server.ws, "send");
  const afterAnotherStart = async () => {
    await recordStart();
    return send.mock.calls;
  };
  await expect.poll(afterAnotherStart).toContainEqual([{ type: "full-reload" }]);
});
