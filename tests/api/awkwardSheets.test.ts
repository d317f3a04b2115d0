import polyglot from 'ra-i18n-polyglot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { type Format, type Table, toFile } from '../../src/engine/exports/writeFile.ts';
import { readTable } from '../../src/engine/sheets/readTable.ts';
import { rowsOf } from '../../src/engine/imports/recognise.ts';
import { sheetWords } from '../../src/engine/imports/sheetWords.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { awkwardTexts } from '../support/awkwardTexts.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';
import { exportedTable, isOursOf, providerOf } from '../support/sheetTrip.ts';

const formats = ['csv', 'xlsx'] as const;

let office: Office;
let languages: Awaited<ReturnType<typeof sheetWords>>;
let reader: { locale: string; translate(key: string): string };
beforeAll(async () => {
  office = await openOffice();
  languages = await sheetWords();
  const words = await loadMessages('en');
  reader = { locale: 'en', translate: polyglot(() => words, 'en').translate };
});
afterAll(() => office.close());

const exported = (entity: Entity, ids: readonly number[], token?: string): Promise<Table> =>
  exportedTable(entity, ids, { dataProvider: providerOf(office, token), reader });

async function back(entity: Entity, format: Format, table: Table) {
  const sheet = await readTable(new File([await toFile(format, table)], `x.${format}`));
  return rowsOf(entity, sheet, { languages, isOurs: isOursOf(entity) }).map(row => row.values);
}

const outcomes = async (entity: Entity, rows: Awaited<ReturnType<typeof back>>, commit = false) =>
  (await providerOf(office).importRows(entity.route, { rows, commit })).rows;

describe.each(formats)('every awkward text as %s', format => {
  const { cause } = entities;
  let ids: number[];
  /** Names as they are kept, which is on one line. */
  let names: string[];
  beforeAll(async () => {
    [ids, names] = [[], []];
    for (const text of awkwardTexts) {
      const body = { ...(await sampleOf(office, cause)), name: text, short_desc: text };
      const reply = await office.call('POST', calls('cause').create, { body });
      expect([reply.status, reply.body.short_desc]).toEqual([201, text]);
      names.push(reply.body.name);
      ids.push(reply.body.id);
    }
  });

  it('comes back as the record has it', async () => {
    const report = await outcomes(cause, await back(cause, format, await exported(cause, ids)));
    expect(report.map(({ outcome }, at) => [awkwardTexts[at], outcome])).toEqual(
      awkwardTexts.map(text => [text, 'unchanged']),
    );
  });

  it('comes in as a new record of the same', async () => {
    const rows = (await back(cause, format, await exported(cause, ids))).map(({ id: _, ...row }) => row);
    const made = await outcomes(cause, rows, true);
    const records = await Promise.all(made.map(({ id }) => office.call('GET', calls('cause').one(Number(id)))));
    expect(records.map(({ body }) => [body.name, body.short_desc])).toEqual(
      awkwardTexts.map((text, at) => [names[at], text]),
    );
  });
});

describe('a list that goes out', () => {
  it('has phones as they are dialled, and names beside the ids of references', async () => {
    const branch = await createSample(office, entities.branch, { name: '=Head; office' });
    const vendor = await createSample(office, entities.vendor, {
      branch: branch.id,
      primary_phone: '+8801711000000',
    });
    const table = await exported(entities.vendor, [vendor.id]);
    const lines = await (await toFile('csv', table)).text();
    expect(lines).toContain(',+8801711000000,');
    expect(lines).toContain(`,"'=Head, office #${branch.id}",`);
    for (const format of formats) {
      const rows = await back(entities.vendor, format, table);
      expect(rows[0]).toMatchObject({ primary_phone: '+8801711000000', branch: `=Head, office #${branch.id}` });
      expect(await outcomes(entities.vendor, rows)).toMatchObject([{ outcome: 'unchanged' }]);
    }
  });

  it('hides what its reader does not see in full, and changes nothing of it when it comes back', async () => {
    const entity = entities.hajj_passenger_info;
    const { id } = await createSample(office, entity, { passport_number: 'EH0456789' });
    const who = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    for (const format of formats) {
      const table = await exported(entity, [id], who.token);
      expect(JSON.stringify(table)).not.toContain('EH0456789');
      const rows = await back(entity, format, table);
      expect(rows[0]?.['passport_number']).toBe('•••• 6789');
      expect(await outcomes(entity, rows)).toMatchObject([{ outcome: 'unchanged' }]);
    }
  });
});
