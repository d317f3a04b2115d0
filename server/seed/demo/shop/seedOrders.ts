import { sql } from 'drizzle-orm';
import { commandNamed } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { idsByName } from '../../idsByName.ts';
import { addDays } from '../calendar.ts';
import { demoDesk } from '../demoDesk.ts';
import type { Ground } from '../ground.ts';
import { createRandom } from '../random.ts';

const HEAD = 1;
/** Days before today on which the first order came, after the stock began. */
const FIRST = 24;
/** Pieces of an item that are enough for all orders. */
const PIECES = 40;

/** A step that somebody has given, of the order or of its return, and so many days after the order. */
type Step = readonly [verb: string, after: number, input?: (day: string) => object, of?: 'order_return'];

const pay: Step = ['take_payment', 0, day => ({ paid_on: day })];
const [place, confirm, prepare]: readonly Step[] = [
  ['place', 0],
  ['confirm', 0],
  ['process', 1],
];
const ship: Step = ['ship', 1, day => ({ shipped_on: day, courier: 'Padma Couriers', tracking_no: `PC-${day}` })];
const deliver: Step = ['deliver', 3, day => ({ delivered_on: day })];
/** All of it goes back to where it came from, as far as that has gone. */
const ask: Step = ['request_return', 5, day => ({ requested_on: day, details: 'Another size was meant' })];
const allow: Step = ['allow_return', 5, undefined, 'order_return'];
const back: Step = ['receive_return', 5, day => ({ received_on: day }), 'order_return'];
const inspect: Step = ['inspect_return', 5, day => ({ inspected_on: day }), 'order_return'];
// A bank of a small demo may run short, which asks for a reason.
const repay: Step = ['refund', 5, day => ({ paid_on: day, reason: 'Sent back by the customer' })];
const reasoned = (verb: string, reason: string): Step => [verb, 5, () => ({ reason }), 'order_return'];
const given = (...steps: readonly (Step | undefined)[]): Step[] => steps.filter(step => step !== undefined);

/** How orders go, each as often as it stands here. */
const stories: readonly (readonly Step[])[] = [
  given(place, pay, confirm, prepare, ship, deliver, ['complete', 4]),
  given(place, confirm, prepare, ship, deliver, ['take_payment', 3, day => ({ paid_on: day })], ['complete', 4]),
  given(place, confirm, prepare, ship, deliver),
  given(place, pay, confirm, prepare, ship, deliver, ['complete', 4]),
  given(place, confirm, ['cancel', 1, () => ({ reason: 'The customer has changed their mind' })]),
  given(place, pay, confirm, prepare, ship),
  given(place, confirm, prepare),
  given(place, confirm),
  given(place),
  given(),
];

/** What has become of returns, each once, of orders that were paid and delivered. */
const returns: readonly (readonly Step[])[] = [
  given(ask),
  given(ask, allow),
  given(ask, allow, back),
  given(ask, reasoned('reject_return', 'It was worn')),
  given(ask, reasoned('cancel', 'The customer keeps it')),
  given(ask, allow, back, inspect, repay),
  given(ask, allow, back, inspect, repay, ['close', 5, undefined, 'order_return']),
].map(steps => [...given(place, pay, confirm, prepare, ship, deliver), ...steps]);

/** Items of which there is enough, and that nothing but orders has moved since the stock began. */
async function inStock({ db }: Ground): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select stock_item as id from inventory as level
    where branch = ${HEAD} and available >= ${PIECES} and (
      select count(*) from stock_movement as moved
      where moved.stock_item = level.stock_item and moved.branch = level.branch) = 1
    order by stock_item limit 24`);
  return rows.map(({ id }) => id);
}

/** The return of an order. */
async function returnOf({ db }: Ground, order: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from order_return where "order" = ${order}`);
  return rows[0]?.id ?? 0;
}

/** Orders of the last weeks, taken through the very commands that the office gives. */
export async function seedOrders(ground: Ground): Promise<void> {
  const { db, today } = ground;
  const random = createRandom(812);
  const deskOf = demoDesk(ground);
  const items = await inStock(ground);
  const { rows: parties } = await db.execute<{ id: number }>(sql`
    select party.id from party join customer on source_type = 'user' and customer.id = source_id
    where customer_credit_limit is null and customer.branch = ${HEAD} order by party.id limit 20`);
  const bank = (await idsByName(db, 'ledger_account')).get('Bank');
  const deeds: { day: string; at: number; run: () => Promise<unknown> }[] = [];
  const told = [...stories, ...stories, ...stories, ...returns];
  for (const [at, steps] of told.entries()) {
    const ordered = addDays(today, -FIRST + Math.floor((at * (FIRST - 6)) / told.length));
    let id = 0;
    const body = {
      party: random.pick(parties).id,
      order_date: ordered,
      branch: HEAD,
      delivery_charge: random.chance(0.4) ? '80.00' : '0.00',
      items: [...new Set([random.pick(items), random.pick(items)])].map(item => ({
        stock_item: item,
        quantity: random.int(1, 3),
      })),
    };
    deeds.push({
      day: ordered,
      at,
      run: async () => {
        id = Number((await createWithin(db, deskOf('order'), body))['id']);
      },
    });
    for (const [verb, after, input, of = 'order'] of steps) {
      const day = addDays(ordered, after);
      const command = commandNamed(entities[of], verb);
      const { reason, ...said } = { reason: undefined, ...input?.(day) } as { reason?: string };
      const money = ['take_payment', 'refund'].includes(verb) ? { ledger: bank } : {};
      if (command)
        deeds.push({
          day,
          at,
          run: async () => {
            const on = of === 'order' ? id : await returnOf(ground, id);
            const given = { command, id: on, input: { ...said, ...money }, locale: 'en', ...(reason && { reason }) };
            return execute(db, deskOf(of), given as Parameters<typeof execute>[2]);
          },
        });
    }
  }
  // One after the other as the days went: stock does not move before its last movement.
  for (const { run } of deeds.toSorted((a, b) => (a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1))) await run();
}
