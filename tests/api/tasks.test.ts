import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { pageOf } from '../../catalog/support/tasks/task.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const { create, all, command } = calls('task');
const made = async (body: object) => {
  const reply = await office.call('POST', create, { as: 'staff', body });
  expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
  return reply.body.id;
};
const events = async (as: 'staff' | 'admin') =>
  (await office.call('GET', '/api/quick-panel/data', { as })).body.events.filter(({ kind }: { kind: string }) =>
    kind.startsWith('task_'),
  );

it('the quick panel tells whoever owns a task of its day, and of those whose day has passed, until they are done', async () => {
  const assignee = office.ids.staff;
  const today = '2026-11-21';
  const late = await made({ subject: 'Call the hotel', assignee, due_date: '2026-11-18' });
  await made({ subject: 'Count the drawer', assignee, due_date: today });
  await made({ subject: 'Next year', assignee, due_date: '2027-11-21' });
  expect(await events('staff')).toMatchObject([
    { kind: 'task_overdue', date: '2026-11-18', count: 1, title: 'Call the hotel' },
    { kind: 'task_due', date: today, count: 1, title: 'Count the drawer' },
  ]);
  expect(await events('admin')).toEqual([]);
  const finished = await office.call('POST', command('finish', late), { as: 'staff', body: {} });
  expect([finished.status, finished.body.status]).toEqual([200, 'finished']);
  expect((await events('staff')).map(({ kind }: { kind: string }) => kind)).toEqual(['task_due']);
});

it('a task leads to a page of the office, never to one elsewhere', () => {
  expect(pageOf('/apps/order-management/orders/7?tab=1')).toBe('/apps/order-management/orders/7?tab=1');
  for (const page of [
    'https://evil.example',
    '//evil.example',
    '/apps//evil.example',
    '/apps/a\\b',
    'javascript:alert(1)',
  ])
    expect(pageOf(page)).toBeUndefined();
});

it('colleagues of the owner’s branch see it, those of another do not', async () => {
  const [near, far] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
  const rights = ['TASK_LIST', 'TASK_DETAILS', 'EMPLOYEE_LIST'];
  const [owner, colleague, other] = [
    await hire(office, rights, { branch: near.id }),
    await hire(office, rights, { branch: near.id }),
    await hire(office, rights, { branch: far.id }),
  ];
  const body = { subject: 'Seen by the team', assignee: owner.id, due_date: '2026-11-30' };
  expect((await office.call('POST', create, { body })).status).toBe(201);
  const seen = async ({ call }: typeof owner) =>
    (await call('GET', all)).body.tasks?.map(({ subject }: { subject: string }) => subject);
  expect(await seen(colleague)).toContain('Seen by the team');
  expect(await seen(other)).not.toContain('Seen by the team');
});
