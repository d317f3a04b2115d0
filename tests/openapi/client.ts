import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

/**
 * What somebody writes against the generated types; a description that lost a path, a parameter or a field does not
 * compile.
 */
export async function giveForFirstCause(token: string): Promise<string> {
  const client = createClient<paths>({
    baseUrl: 'http://localhost:3000',
    headers: { authorization: `Bearer ${token}` },
  });
  const found = await client.GET('/cause/api/v1/cause/all/', {
    params: { query: { page: 1, size: 1, ordering: '-id' } },
  });
  const cause = found.data?.causes[0];
  if (!cause) throw new Error(found.error?.detail ?? 'no cause');
  const { data, error } = await client.POST('/donation/api/v1/donation/create/', {
    body: { cause: cause.id, member: 1, amount: '25.00', donated_on: '2026-11-22' },
  });
  if (!data) throw new Error(error.detail);
  await client.POST('/donation/api/v1/donation/{id}/transition', {
    params: { path: { id: data.id }, header: { 'If-Match': `"${data.version}"` } },
    body: { to: 'received' },
  });
  await client.POST('/donation/api/v1/donation/create/', {
    // @ts-expect-error a donation needs its cause
    body: { member: 1, amount: '25.00', donated_on: '2026-11-22' },
  });
  await client.POST('/donation/api/v1/donation/{id}/transition', {
    params: { path: { id: data.id } },
    // @ts-expect-error a step leads to one of the lifecycle's states
    body: { to: 'somewhere' },
  });
  return data.amount ?? '';
}
