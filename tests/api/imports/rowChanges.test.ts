import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { updateWithin } from '#server/engine/crud/write.ts';
import { reportRow } from '#server/engine/imports/importRow.ts';
import type { ImportRun } from '#server/engine/imports/ImportRun.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { importing } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { createSample } from '../../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

it('an update tells what it changes, each as it was and becomes, and nothing that stays', async () => {
  const old = await createSample(office, entities.country);
  const next = await createSample(office, entities.country);
  const { id } = await createSample(office, entities.city, { name: 'Old', country: old.id, lat: '21.50' });
  const rows = [
    { id, name: 'x'.repeat(50), country: next['name'], lat: '21.50', url: '' },
    { name: 'Brand new', country: old.id },
  ];
  const { body } = await importing(office.call, { entity: 'city', rows, commit: false });
  expect(body.rows[0].changes).toMatchObject({ name: ['Old', 'x'.repeat(50)], country: [old.id, next.id] });
  expect(Object.keys(body.rows[0].changes)).not.toContain('lat');
  expect(body.rows[1]).not.toHaveProperty('changes');
  expect(body.rows.some((row: object) => 'kept' in row)).toBe(false);
});

it('texts are cut to 200 characters', async () => {
  const { id } = await createSample(office, entities.product, { short_desc: 'a' });
  const rows = [{ id, short_desc: '😀'.repeat(300) }];
  const { body } = await importing(office.call, { entity: 'product', rows, commit: false });
  expect(body.rows[0].changes.short_desc).toEqual(['a', '😀'.repeat(200)]);
});

it('what it keeps takes the change back', async () => {
  const { id } = await createSample(office, entities.hajj_passenger_info, { passport_number: 'KX1234567' });
  const request = { host: office.host, entity: entities.hajj_passenger_info, caller: systemCaller };
  const run: ImportRun = {
    request,
    locale: 'en',
    keys: [],
    make: [],
    lines: new Map(),
    made: [],
    known: new Map(),
    found: new Map(),
  };
  await office.host.db.transaction(async tx => {
    const row = { id, passport_number: 'LX1234567', surname: 'Changed' };
    const { kept = {} } = await reportRow(tx, run, { row, line: 1 });
    expect(kept).toMatchObject({ passport_number: 'KX1234567' });
    const back = await updateWithin(tx, request, id, { body: kept });
    expect(back).toMatchObject(kept);
    expect(back['surname']).not.toBe('Changed');
  });
});
