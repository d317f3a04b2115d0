import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

const HOST = 'http://localhost:3000';

/** Who calls, and by what their requests reach the host. */
export interface Caller {
  readonly email: string;
  readonly password: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Whoever signs in calls as themselves from then on. */
async function signIn({ email, password, fetch }: Caller) {
  const client = createClient<paths>({ baseUrl: HOST, ...(fetch && { fetch }) });
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
export async function giveForFirstCause(caller: Caller, member: number): Promise<string> {
  const { client } = await signIn(caller);
  const found = await client.GET('/cause/api/v1/cause/all/', {
    params: { query: { page: 1, size: 1, ordering: '-id', name__icontains: 'water', id__lte: 1000 } },
  });
  const cause = found.data?.causes[0];
  if (!cause) throw new Error(found.error?.detail ?? 'no cause');
  const { data, error } = await client.POST('/donation/api/v1/donation/create/', {
    params: { header: { 'Idempotency-Key': 'gift-1' } },
    body: { cause: cause.id, member, amount: '25.00', donated_on: '2026-11-21' },
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
  if (!ends) throw new Error('drafts of nobody');
  return [data.amount, ...done].join(' ');
}

/** What is sold, to whom, and where its money goes. */
export interface Sale {
  readonly party: number;
  readonly branch: number;
  readonly stock_item: number;
  readonly ledger: number;
  readonly day: string;
}

/** An order as the family's clients make and confirm it, which is then paid; gives its states, and what is outstanding after each. */
export async function sellAndBePaid(caller: Caller, sale: Sale): Promise<readonly (readonly string[])[]> {
  const { client } = await signIn(caller);
  const made = await client.POST('/order/api/v1/order/create/', {
    body: {
      party: sale.party,
      branch: sale.branch,
      order_date: sale.day,
      items: [{ stock_item: sale.stock_item, quantity: 2 }],
    },
  });
  if (!made.data) throw new Error(made.error.detail);
  const { id } = made.data;
  const confirmed = await client.POST('/customerorder/api/v1/customerorder/confirm/', { body: { order_id: id } });
  if (!confirmed.data) throw new Error(confirmed.error.detail);
  const paid = await client.POST('/order/api/v1/order/{id}/take_payment', {
    params: { path: { id }, header: { 'Idempotency-Key': `payment-of-${id}` } },
    body: { ledger: sale.ledger, paid_on: sale.day },
  });
  if (!paid.data) throw new Error(paid.error.detail);
  const invoice = await client.GET('/customerorder/api/v1/customerorder/get_invoice_by_order_id/{id}', {
    params: { path: { id } },
  });
  if (!invoice.data) throw new Error(invoice.error.detail);
  const names = (invoice.data.order_items ?? []).map(line => line.stock_item_name ?? '');
  return [
    ...[confirmed.data, paid.data].map(({ status = '', payment_status, outstanding }) => [
      status,
      payment_status ?? '',
      outstanding ?? '',
    ]),
    names,
  ];
}

/** What the description keeps its readers from. */
export async function mistakes(caller: Caller): Promise<void> {
  const { client } = await signIn(caller);
  // @ts-expect-error to sign in needs a password
  await client.POST('/user/api/v1/user/login/', { body: { email: caller.email } });
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
