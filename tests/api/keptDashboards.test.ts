import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { forgetChangesBefore, presentSight } from '../../server/engine/kept/countedChanges.ts';
import { openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type OrderStory, tellOrders } from '../support/orderStory.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { statementsOf } from '../support/statements.ts';
import { openTwoHosts, type TwoHosts } from '../support/twoHosts.ts';

const PROJECT = '/dashboard/api/v1/project/';
const ANALYTICS = '/dashboard/api/v1/analytics/';
const SEES_ORDERS = [permissionName('order', 'list'), 'ALL_BRANCHES'];
let two: TwoHosts;
let story: OrderStory;
beforeAll(async () => {
  two = await openTwoHosts();
  story = await tellOrders(two.office);
}, 120_000);
afterAll(() => two.close());

/** How many statements a call takes at the near host, beside the one that says who asks. */
const worked = async (who: Pick<Colleague, 'call'>, path = PROJECT): Promise<number> =>
  (await statementsOf(two.office, () => who.call('GET', path))).length - 1;
/** The same of a call that is answered from what was kept, by one question of the database. */
const isKeptFor = async (who: Pick<Colleague, 'call'>, path = PROJECT): Promise<boolean> =>
  (await worked(who, path)) <= 2;

/** What each of the three hosts tells of orders that are not paid. */
async function unpaid({ token }: Pick<Colleague, 'token'>): Promise<readonly unknown[]> {
  const headers = { authorization: `Bearer ${token}` };
  const told = await Promise.all([0, 1].map(client => two.call(client, 'GET', PROJECT, { headers })));
  const near = await two.office.call('GET', PROJECT, { as: 'guest', headers });
  return [...told, near].map(({ body }) => body.figures?.unpaid_orders?.value);
}
const admin = () => ({ token: two.office.tokens.admin });

async function placed(branch = story.ground.branches.own): Promise<number> {
  const party = await (await openBooks(two.office)).party('Who waits');
  const items = [{ stock_item: story.bag.item, quantity: 1, rate: '10.00' }];
  return shopOrders(two.office).upTo('place', { party, order_date: DAY, branch, items });
}

describe('a dashboard is kept', () => {
  it('for whoever has the same rights and bounds', async () => {
    const [one, other] = [await hire(two.office, SEES_ORDERS), await hire(two.office, SEES_ORDERS)];
    for (const path of [PROJECT, ANALYTICS]) {
      const { body } = await one.call('GET', path);
      expect(await isKeptFor(other, path)).toBe(true);
      expect((await other.call('GET', path)).body).toEqual(body);
    }
    for (const who of [two.office, story.ground.clerk])
      for (const path of [PROJECT, ANALYTICS]) {
        await who.call('GET', path);
        expect(await isKeptFor(who, path)).toBe(true);
      }
  });

  it('and made once for readers who come together', async () => {
    await placed();
    const together = await statementsOf(two.office, () =>
      Promise.all([1, 2, 3, 4].map(() => two.office.call('GET', PROJECT))),
    );
    expect(together.filter(one => one.startsWith('begin'))).toHaveLength(1);
  });

  it('not between branches, nor between rights', async () => {
    const { own, foreign } = story.ground.branches;
    const rights = [permissionName('order', 'list')];
    const [here, there] = [
      await hire(two.office, rights, { branch: own }),
      await hire(two.office, rights, { branch: foreign }),
    ];
    const told = async (who: Colleague) => (await who.call('GET', PROJECT)).body.figures;
    expect((await told(here)).unpaid_orders).not.toEqual((await told(there)).unpaid_orders);
    const more = await hire(two.office, [...rights, permissionName('customer', 'list')], { branch: own });
    expect(Object.keys(await told(more))).toContain('customers');
    expect(Object.keys(await told(here))).not.toContain('customers');
  });
});

it('takes no more than a dozen statements, whoever asks', async () => {
  for (const who of [two.office, story.ground.clerk])
    for (const path of [PROJECT, ANALYTICS]) {
      await placed();
      const seen = await statementsOf(two.office, () => who.call('GET', path));
      expect(seen.length, seen.join('\n')).toBeGreaterThan(5);
      expect(seen.length, seen.join('\n')).toBeLessThanOrEqual(12);
    }
});

describe('at once, at whichever host, a dashboard tells', () => {
  it('an order that was placed and one that was paid at another', async () => {
    const [before] = await unpaid(admin());
    const id = await placed();
    expect(await unpaid(admin())).toEqual([Number(before) + 1, Number(before) + 1, Number(before) + 1]);
    const orders = shopOrders(two.office);
    const { outstanding } = await orders.read(id);
    await orders.give('confirm', id);
    await orders.give('process', id);
    await orders.give('ship', id, { shipped_on: DAY });
    const books = await openBooks(two.office);
    const { status, body } = await orders.give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY });
    expect(status, `${outstanding} ${JSON.stringify(body)}`).toBe(200);
    expect(await unpaid(admin())).toEqual([before, before, before]);
  });

  it('what somebody writes into the tables themselves', async () => {
    const [before] = await unpaid(admin());
    const { rows } = await two.office.pool.query(
      `update "order" set payment_status = 'paid' where id = (select min(id) from "order" where payment_status = 'unpaid' and status = 'placed') returning id`,
    );
    expect(await unpaid(admin())).toEqual(Array.from({ length: 3 }, () => Number(before) - rows.length));
  });

  it('a change that was under way while the dashboard was read, once it is done', async () => {
    const [before] = await unpaid(admin());
    const id = await placed();
    const other = await two.office.pool.connect();
    await other.query(`begin; update "order" set payment_status = 'paid' where id = ${id}`);
    // Others have written since, so that it is no longer the newest that is under way.
    await two.office.pool.query('select pg_current_xact_id()');
    expect(await unpaid(admin())).toEqual(Array.from({ length: 3 }, () => Number(before) + 1));
    await other.query('commit');
    other.release();
    expect(await unpaid(admin())).toEqual([before, before, before]);
  });

  it('nothing of what a reader has lost the right to', async () => {
    const one = await hire(two.office, SEES_ORDERS);
    const [before] = await unpaid(one);
    expect(before).toBeTypeOf('number');
    const { role } = (await two.office.call('GET', calls('employee').one(one.id))).body;
    await two.office.call('PUT', calls('role').update(role), { body: { permissions: [] } });
    expect(await unpaid(one)).toEqual([undefined, undefined, undefined]);
    await two.office.pool.query('update "user" set is_active = false where id = $1', [one.id]);
    expect((await one.call('GET', PROJECT)).status).toBe(401);
  });

  it('what has changed before the changes of long ago were forgotten', async () => {
    const [before] = await unpaid(admin());
    const sight = await presentSight(two.office.host.db);
    await placed();
    await forgetChangesBefore(two.office.host.db, sight ?? '');
    expect(await unpaid(admin())).toEqual([Number(before) + 1, Number(before) + 1, Number(before) + 1]);
    await forgetChangesBefore(two.office.host.db, (await presentSight(two.office.host.db)) ?? '');
    expect((await two.office.pool.query('select from counted_change')).rowCount).toBe(0);
  });
});
