import { calls } from '#catalog/engine/wire.ts';

const PASSWORD = 'rihla-demo-2026';
const users = calls('user');

const send = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

/** The token of somebody of the demo data, or of those below. */
export async function tokenOf(url: string, name: string): Promise<string> {
  const reply = await send(`${url}/user/api/v1/user/login/`, { email: `${name}@rihla.example`, password: PASSWORD });
  // The flood of sign-ins stops this machine's address for a quarter of an hour, on the same data.
  if (!reply.ok) throw new Error(`${name} cannot sign in: ${reply.status}`);
  return ((await reply.json()) as { access: string }).access;
}

/** Tokens of so many administrators, since what one user asks at a time is bounded. They are made once. */
export async function signedIn(url: string, many: number): Promise<string[]> {
  const first = await tokenOf(url, 'admin');
  const names = Array.from({ length: many - 1 }, (_, at) => `bench-reader-${at}`);
  for (const name of names) {
    const body = { first_name: name, email: `${name}@rihla.example`, password: PASSWORD, role: 1, is_admin: true };
    const reply = await send(url + users.create, body, first);
    if (!reply.ok && reply.status !== 400) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  }
  return [first, ...(await Promise.all(names.map(name => tokenOf(url, name))))];
}
