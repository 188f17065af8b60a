import { setTimeout as pause } from "node:timers/promises";
import { FIRST_MEMBER } from "./stores.ts";

// What members ask of a real server.

/** Asks again while a server on a busy machine sheds load. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    const isShed = answer.status === 503 && (await answer.clone().text()).includes('"overloaded"');
    if (!isShed) return answer;
    await pause(100);
  }
}

/** Sends the login form, by default the first member's. */
export function sendLogIn(
  { url }: { url: string },
  username: string = FIRST_MEMBER.MEMBER_EMAIL,
  password: string = FIRST_MEMBER.MEMBER_PASSWORD,
): Promise<Response> {
  const body = new URLSearchParams({ username, password });
  return ask(`${url}/api/v1/auth/login`, { method: "POST", body });
}

/** Logs in; returns the token, or null when refused. */
export async function logIn(...words: Parameters<typeof sendLogIn>): Promise<string | null> {
  const answer = await sendLogIn(...words);
  return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : null;
}

/** Uses a one-time link to set a password; returns the token, or null when refused. */
export async function openLink(
  { url }: { url: string },
  secret: string,
  password: string,
): Promise<string | null> {
  const answer = await ask(`${url}/api/v1/auth/link_password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret, password }),
  });
  return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : null;
}

/** Whether a token opens a members' call. */
export async function tokenWorks({ url }: { url: string }, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await ask(`${url}/api/v1/aryabhatta/colors`, { headers })).ok;
}

/** Revokes a token; returns whether that was acknowledged. */
export async function logOut({ url }: { url: string }, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await ask(`${url}/api/v1/auth/logout`, { method: "POST", headers })).ok;
}
