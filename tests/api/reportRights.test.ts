import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import type { Column, Report } from '../../catalog/engine/defineReport.ts';
import { entities } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { leastAsked, listBehind } from '../support/reportSheets.ts';
import { type Ground, openGround, type BranchPlace, recordAt } from '../support/places.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let ground: Ground;
const listsOf = (names: readonly EntityName[]) => names.map(name => permissionName(name, 'list'));

/** A record of every report somewhere. */
async function workAt(place: BranchPlace): Promise<void> {
  const { id: member } = await recordAt(ground, entities.member, place, { is_active: true });
  const { id: cause } = await createSample(office, entities.cause);
  await office.host.db.execute(sql`
    insert into donation (cause, member, amount, donated_on, status) values (${cause}, ${member}, 10, '2026-07-01', 'received')`);
  await office.host.db.execute(sql`
    insert into monthly_subscription (member, amount, subscription_date, status) values (${member}, 20, '2026-07-01', 'due')`);
  const { id: pilgrim } = await recordAt(ground, entities.hajj_passenger_info, place);
  await office.host.db.execute(sql`
    update hajj_passenger_info set passport_custody = 'in_safe', passport_holder = null where id = ${pilgrim}`);
}

beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
  await workAt('own');
  await workAt('foreign');
});
afterAll(() => office.close());

/**
 * Of the books, whose rows nobody inserts by themselves, `bookReports` and `settlement` ask the same; of the stock,
 * `stockReports`, of orders, `orderReports`, of purchases, `purchaseReports`, and of bookings, `overdueInstalments`.
 */
const isOfBooks = ({ reads }: Report): boolean =>
  (
    [
      'account_log',
      'booking',
      'open_item',
      'stock_movement',
      'inventory',
      'order',
      'purchase_final',
      'purchase_request',
    ] as const
  ).some(name => reads.includes(name));

describe.each(reportList)('$name', report => {
  const { name, reads, columns, asOf } = report;
  const path = `/api/reports/${name}`;
  const least = leastAsked(report);

  it('is for whoever may see every list that it reads, as a page and as a sheet', async () => {
    for (const call of [`${path}?${least}`, `${path}/export?format=csv&${least}`]) {
      expect((await office.call('GET', call, { as: 'guest' })).status).toBe(401);
      expect((await office.call('GET', call, { as: 'user' })).status).toBe(403);
      expect((await office.call('GET', call)).status).toBe(200);
      for (const missing of reads) {
        const other = await hire(office, listsOf(reads.filter(one => one !== missing)));
        expect((await other.call('GET', call)).status, missing).toBe(403);
      }
    }
  });

  it.skipIf(isOfBooks(report))('tells whoever works in a branch of what they may know, as the lists do', async () => {
    const [all, own] = [await office.call('GET', path), await ground.clerk.call('GET', path)];
    expect(own.status).toBe(200);
    const counted = Object.entries<Column>(columns).find(([, { drillDown }]) => drillDown)?.[0] ?? '';
    expect([all.body.totals[counted], own.body.totals[counted]]).toEqual([2, 1]);
    const asked = asOf ? { [`${asOf}__lte`]: own.body.as_of } : {};
    for (const row of own.body.rows) {
      const behind = listBehind(columns[counted]?.drillDown?.(row, asked)) ?? '';
      expect((await ground.clerk.call('GET', behind)).body.total_elements).toBe(row[counted]);
    }
    const { body: sheet } = await ground.clerk.call('GET', `${path}/export?format=csv`);
    // The head, the one row and the sums.
    expect(sheet.split('\r\n')).toHaveLength(3);
  });

  it('leads nowhere but to lists that it demands the right to, and shows nothing sealed', async () => {
    const { body } = await office.call('GET', `${path}?${least}`);
    for (const { drillDown, field } of Object.values<Column>(columns)) {
      expect(field.sealed).not.toBe(true);
      const behind = drillDown?.(body.rows[0] ?? {}, {});
      if (behind && 'list' in behind) expect(reads).toContain(behind.list);
      const next = behind && 'report' in behind && reportList.find(one => one.name === behind.report);
      if (next) expect(reads).toEqual(expect.arrayContaining([...next.reads]));
    }
  });
});
