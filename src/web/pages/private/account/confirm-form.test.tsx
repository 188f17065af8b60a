import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { storedToken, storeToken } from "../../../api/token.ts";
import { ConfirmForm } from "./confirm-form.tsx";

const MEMBER = { email: "reader@example.org", hasPassword: true, passkeyIds: ["b3du"] };
const OPTIONS = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", userVerification: "required" };
const LOGIN = { access_token: "proven", token_type: "bearer", expires_in: 60, email: MEMBER.email };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const SIGNATURE = {
  id: "b3du",
  rawId: bytes("own"),
  type: "public-key",
  response: {
    authenticatorData: bytes("data"),
    clientDataJSON: bytes("{}"),
    signature: bytes("signed"),
  },
  getClientExtensionResults: () => ({}),
};

afterEach(() => vi.unstubAllGlobals());

/** Opens the form in a browser whose person answers a question for a passkey like this. */
function open(answer: () => Promise<unknown>, member = MEMBER) {
  const get = vi.fn(answer);
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("navigator", { ...navigator, credentials: { get } });
  vi.spyOn(console, "error").mockReturnValue();
  const calls: [path: string, body: unknown][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const path = String(address).split("/api/v1/")[1]!;
    calls.push([path, JSON.parse(String(init?.body))]);
    if (path === "auth/passkey_options") return Response.json(OPTIONS);
    return Response.json(LOGIN);
  });
  const onConfirmed = vi.fn();
  storeToken("old");
  render(<ConfirmForm member={member} onConfirmed={onConfirmed} />);
  return { get, calls, onConfirmed, user: userEvent.setup() };
}

const passkeyButton = () => screen.getByRole("button", { name: "Continue with a passkey" });

test("a proof by a passkey of this account is a login that takes the place of the old one", async () => {
  const { get, calls, onConfirmed, user } = open(async () => SIGNATURE);
  await user.click(passkeyButton());
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  expect(storedToken()).toBe("proven");
  const [{ publicKey }] = get.mock.calls[0] as unknown as [CredentialRequestOptions];
  expect(publicKey!.allowCredentials).toEqual([{ id: bytes("own"), type: "public-key" }]);
  expect(calls).toEqual([
    ["auth/passkey_options", {}],
    [
      "auth/passkey",
      { credential: expect.objectContaining({ id: "b3du" }), device: expect.any(String) },
    ],
  ]);
});

test("without it the password still proves it, and no field is blamed", async () => {
  const { calls, onConfirmed, user } = open(() =>
    Promise.reject(new DOMException("", "NotAllowedError")),
  );
  await user.click(passkeyButton());
  expect(await screen.findByRole("alert")).toHaveTextContent("No passkey was used. Try again");
  expect(storedToken()).toBe("old");
  const field = screen.getByLabelText("Password");
  expect(field).not.toHaveAttribute("aria-invalid");
  await user.type(field, "mangoes in the rain{Enter}");
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toMatchObject(["auth/confirm", { password: "mangoes in the rain" }]);
});

test("a member without a password is asked for the passkey alone", () => {
  open(async () => null, { ...MEMBER, hasPassword: false });
  expect(passkeyButton()).toBeVisible();
  expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
});
