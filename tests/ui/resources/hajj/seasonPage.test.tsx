import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { SeasonPage } from '#src/resources/hajj/seasons/SeasonPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { season: entity } = entities;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const deadline = { is_met: false, put_off_until: null, put_off_reason: null };
const record = {
  id: 7,
  version: 1,
  name: 'Hajj 2027',
  pilgrim_type: 'hajj',
  commands: [],
  deadlines: [
    { ...deadline, id: 1, title: 'Visa', due_date: '2026-11-27' },
    { ...deadline, id: 2, title: 'Camp', due_date: '2026-11-28', is_met: true },
    {
      ...deadline,
      id: 3,
      title: 'Tickets',
      due_date: '2026-11-29',
      put_off_until: '2026-12-01',
      put_off_reason: 'Late',
    },
    { ...deadline, id: 4, title: 'Some day', due_date: null },
  ],
};

function host(path: string): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname.endsWith('/places')) return Response.json({ counted: 3, quota: 4 });
  if (pathname.includes(`/${entity.name}/`) && /\/7\/?$/.test(pathname)) return Response.json(record);
  return Response.json({});
}

const who = { role: 'admin', permissions: null, branch: null } as const;

it.each([
  ['who may change it', false],
  ['who may only read it', true],
])('a season tells %s its open deadlines by both calendars, and its places', async (_, isReader) => {
  await showPages({ host, entity, pages: { ':id': <SeasonPage /> }, at: '7', who, isReader });
  const list = await screen.findByRole('list', { name: 'Deadlines' }, { timeout: 20_000 });
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Visa · .*Nov.* 27, 2026|^Visa · 27 Nov/),
    expect.stringMatching(/^Tickets · .* · put off until .*: Late$/),
  ]);
  expect(lines[0]).toMatch(/17 Jumada II 1448/);
  expect(lines[1]).toMatch(/19 Jumada II 1448.*21 Jumada II 1448/);
  expect(await screen.findByText('Pilgrims registered: 3 of 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' }) === null).toBe(isReader);
});
