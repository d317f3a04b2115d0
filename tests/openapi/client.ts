import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

const HOST = 'http://localhost:3000';

/** Whoever signs in calls as themselves from then on. */
async function signIn(email: string, password: string) {
  const client = createClient<paths>({ baseUrl: HOST });
  const { data, error } = await client.POST('/user/api/v1/user/login/', { body: { email, password } });
  if (!data) throw new Error(error.detail);
  const known: readonly string[] = data.permissions;
  const authorize: Middleware = {
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${data.access}`),
  };
  client.use(authorize);
  return { client, known };
}

/**
 * What somebody writes against the generated types; a description that lost a path, a parameter or a field does not
 * compile.
 */
export async function giveForFirstCause(email: string, password: string): Promise<string> {
  const { client } = await signIn(email, password);
  const found = await client.GET('/cause/api/v1/cause/all/', {
    params: { query: { page: 1, size: 1, ordering: '-id', name__icontains: 'water', id__lte: 1000 } },
  });
  const cause = found.data?.causes[0];
  if (!cause) throw new Error(found.error?.detail ?? 'no cause');
  const { data, error } = await client.POST('/donation/api/v1/donation/create/', {
    params: { header: { 'Idempotency-Key': 'gift-1' } },
    body: { cause: cause.id, member: 1, amount: '25.00', donated_on: '2026-11-22' },
  });
  if (!data) throw new Error(error.detail);
  const received = await client.POST('/donation/api/v1/donation/{id}/receive', {
    params: {
      path: { id: data.id },
      header: { 'If-Match': `"${data.version}"`, 'Idempotency-Key': 'receive-1' },
    },
    body: {},
  });
  if (!received.data) throw new Error(received.error.detail);
  const changed = await client.PUT('/user/api/v1/user/me/', { body: { first_name: 'Amina' } });
  const ends: string | undefined = changed.data?.draft_key;
  const { data: history } = await client.GET('/api/history', {
    params: { query: { filter: JSON.stringify({ entity: 'donation', record: data.id }), range: '[0,9]' } },
  });
  const done: readonly string[] = history?.map(({ action }) => action) ?? [];
  await client.POST('/user/api/v1/user/logout/');
  return [data.amount, ends, ...done].join(' ');
}

/** What the description keeps its readers from. */
export async function mistakes(email: string, password: string): Promise<void> {
  const { client } = await signIn(email, password);
  // @ts-expect-error to sign in needs a password
  await client.POST('/user/api/v1/user/login/', { body: { email } });
  await client.GET('/cause/api/v1/cause/all/', {
    // @ts-expect-error no list is narrowed by what its records do not have
    params: { query: { colour__in: 'red' } },
  });
  await client.POST('/donation/api/v1/donation/create/', {
    // @ts-expect-error a donation needs its cause
    body: { member: 1, amount: '25.00', donated_on: '2026-11-22' },
  });
  // @ts-expect-error what moves a record needs its key
  await client.POST('/donation/api/v1/donation/{id}/receive', { params: { path: { id: 1 } }, body: {} });
  await client.POST('/donation/api/v1/donation/{id}/transition', {
    params: { path: { id: 1 } },
    // @ts-expect-error a step leads to one of the lifecycle's states
    body: { to: 'somewhere' },
  });
}
