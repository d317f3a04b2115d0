import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const folder = new URL('../../server/engine/schema/migrations/', import.meta.url);
const begins = 'INSERT INTO "family"';

/** How migrations make families of the texts of files, whichever file holds it. */
function statements(): string[] {
  const text = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .find(one => one.includes(begins));
  const all = text?.split('--> statement-breakpoint') ?? [];
  const first = all.findIndex(one => one.includes(begins));
  return all.slice(first).filter(one => /^\s*(?:--.*\s*)?(?:INSERT|UPDATE|ALTER TABLE.*DROP COLUMN)/.test(one));
}

it('files of one code become a family: of whoever led it, else of the oldest', async () => {
  const files: number[] = [];
  for (let one = 0; one < 6; one += 1) files.push(await journeys.pilgrim());
  const [oldest = 0, leader = 0, elder = 0, younger = 0, alone = 0, blank = 0] = files;
  const booking = await journeys.booking(await journeys.departure(3), { pilgrim: younger });
  expect((await journeys.give('booking', 'wait_for_seat', booking)).status).toBe(200);
  await office.pool.query(`
    alter table hajj_passenger_info add column family_code text, add column is_group_leader boolean not null default false;
    update hajj_passenger_info set family_code = 'F-1' where id = ${oldest};
    update hajj_passenger_info set family_code = ' F-1 ', is_group_leader = true where id = ${leader};
    update hajj_passenger_info set family_code = 'F-2' where id in (${elder}, ${younger});
    update hajj_passenger_info set family_code = '  ' where id = ${blank}`);
  await office.pool.query(`begin; ${statements().join(';\n')}; commit`);
  const { rows } = await office.pool.query(`select id, family_no, name, leader from family order by name`);
  expect(rows).toMatchObject([
    { name: 'F-1', leader, family_no: expect.stringMatching(/^FM-\d{4}-000001$/) },
    { name: 'F-2', leader: elder, family_no: expect.stringMatching(/^FM-\d{4}-000002$/) },
  ]);
  const [first, second] = rows.map(({ id }) => id);
  const { rows: told } = await office.pool.query(
    'select id, family from hajj_passenger_info where id = any($1) order by id',
    [files],
  );
  expect(told).toEqual([
    { id: oldest, family: first },
    { id: leader, family: first },
    { id: elder, family: second },
    { id: younger, family: second },
    { id: alone, family: null },
    { id: blank, family: null },
  ]);
  expect((await journeys.read('booking', booking)).waiting_family).toBe(second);
  // The next one has the number after theirs.
  const next = await journeys.read('family', await journeys.family('Next'));
  expect(next.family_no.slice(-6)).toBe('000003');
});
