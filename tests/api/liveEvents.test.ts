import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openEventLine, tellsOf } from '../support/eventLine.ts';
import type { Office } from '../support/office.ts';
import { endConnections } from '../support/outageRounds.ts';
import { createSample } from '../support/sample.ts';
import { openTwoHosts, type TwoHosts } from '../support/twoHosts.ts';

let office: Office;
let two: TwoHosts;
beforeAll(async () => {
  two = await openTwoHosts();
  ({ office } = two);
}, 60_000);
afterAll(() => two.close());

const lineOf = (host: number, token: string) => openEventLine(two.hosts[host]?.url ?? '', token);
const { create, update } = calls('department');

/** Made by the first host. */
async function madeAtFirst(name: string): Promise<number> {
  const { status, body } = await two.call(0, 'POST', create, { body: { name } });
  expect(status).toBe(201);
  return body.id;
}

it('clients of both hosts are told of what one of them has changed, by entity and id alone', async () => {
  const lines = await Promise.all([lineOf(0, office.tokens.admin), lineOf(1, office.tokens.staff)]);
  const id = await madeAtFirst('Visa desk');
  for (const line of lines) {
    const told = await line.until(tellsOf('department', id));
    expect(told).toEqual([
      { name: 'ready', data: {} },
      { name: 'changed', data: { entity: 'department', ids: [id] } },
    ]);
    line.close();
  }
});

it('nobody is told of what they may not list, nor of what belongs to another branch', async () => {
  const branch = await createSample(office, entities.branch);
  const { id: employee } = await createSample(office, entities.employee, { branch: branch.id });
  const [admin, staff] = await Promise.all([lineOf(1, office.tokens.admin), lineOf(1, office.tokens.staff)]);
  const changed = await two.call(0, 'PUT', calls('employee').update(employee), { body: { basic_money: 7 } });
  expect(changed.status).toBe(200);
  await admin.until(tellsOf('employee', employee));
  const id = await madeAtFirst('Ticketing');
  const heard = await staff.until(tellsOf('department', id));
  expect(heard.filter(({ data }) => JSON.stringify(data).includes('employee'))).toEqual([]);
  for (const line of [admin, staff]) line.close();
});

it('whoever is suspended hears nothing more', async () => {
  const line = await lineOf(0, office.tokens.user);
  await office.call('PUT', calls('user').update(office.ids.user), { body: { is_active: false } });
  await line.over;
});

it('a database that was away ends the lines, and a new one misses nothing', async () => {
  const line = await lineOf(1, office.tokens.admin);
  await endConnections(two.url)();
  await line.over;
  const again = await lineOf(1, office.tokens.admin);
  const id = await madeAtFirst('Night desk');
  await again.until(tellsOf('department', id));
  expect((await two.call(1, 'PUT', update(id), { body: { name: 'Day desk' } })).status).toBe(200);
  again.close();
});

it('a guest has no line', async () => {
  expect((await fetch(`${two.hosts[0]?.url}/api/events`)).status).toBe(401);
});

it('lines hold no turn of the calls of whoever listens', async () => {
  const lines = await Promise.all(Array.from({ length: 6 }, () => lineOf(0, office.tokens.admin)));
  expect((await two.call(0, 'GET', calls('department').all)).status).toBe(200);
  for (const line of lines) line.close();
});
