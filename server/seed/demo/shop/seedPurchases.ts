import { sql } from 'drizzle-orm';
import { commandNamed, commandOf } from '#catalog/registry/commands.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { idsByName } from '../../idsByName.ts';
import { addDays } from '../calendar.ts';
import { demoDesk } from '../demoDesk.ts';
import type { Ground } from '../ground.ts';
import { createRandom } from '../random.ts';
import { dearer, type Line, requests, type Step, stories } from './purchaseStories.ts';

const HEAD = 1;
/** Days before today on which the first was asked for, after the stock began. */
const FIRST = 24;

/** On which day something is done, and with which line first. */
interface On {
  readonly day: string;
  readonly line: Line;
}

/** Requests and purchases of the last weeks, taken through the very commands that the office gives. */
export async function seedPurchases(ground: Ground): Promise<void> {
  const { db, today, scale } = ground;
  const random = createRandom(813);
  const [headOf, deskOf] = [demoDesk(ground), demoDesk(ground, 1)];
  const { rows: goods } = await db.execute<{ id: number; cost: string }>(sql`
    select stock_item as id, trunc(stock_value / on_hand)::text as cost from inventory as level
    where branch = ${HEAD} and on_hand > 0 and (
      select count(*) from stock_movement as moved
      where moved.stock_item = level.stock_item and moved.branch = level.branch) = 1
    order by available, stock_item limit 40`);
  const { rows: parties } = await db.execute<{ id: number }>(sql`
    select party.id from party join vendor on source_type = 'user' and vendor.id = source_id
    where vendor.branch is null or vendor.branch = ${HEAD} order by party.id limit 12`);
  const bank = (await idsByName(db, 'ledger_account')).get('Bank');
  let bills = 0;
  const give = async (request: RequestContext, id: number, [verb, , input]: Step, on: On): Promise<Wire> => {
    const command = commandNamed(request.entity, verb);
    if (!command) throw new Error(`${request.entity.name} knows no ${verb}`);
    const { reason: why, ...told } = { reason: undefined, ...input?.(on.day, on.line) } as { reason?: string };
    const asks = 'ref_invoice_no' in command.input ? { ref_invoice_no: `INV-${1_000 + ++bills}` } : {};
    const pays: { ledger?: number | undefined } = 'ledger' in command.input ? { ledger: bank } : {};
    // A bank of a small demo may run short, which asks for a reason.
    const reason = why ?? (pays.ledger && 'As agreed with the vendor');
    return execute(db, request, {
      command,
      id,
      input: { ...asks, ...pays, ...told },
      locale: 'en',
      ...(reason && { reason }),
    });
  };
  const deeds: { day: string; at: number; run: () => Promise<unknown> }[] = [];
  let count = 0;
  const wanted = () => goods.slice((count * 2) % (goods.length - 2)).slice(0, 1 + (count++ % 2));
  const lineOf = ({ items }: Wire): Line => (items as readonly Line[])[0] ?? { id: 0, quantity: 1, rate: '0.00' };
  const rounds = Math.max(1, Math.round(2 * Math.min(scale, 1)));
  for (let at = 0; at < rounds * stories.length; at++) {
    const ordered = addDays(today, -FIRST + Math.floor((at * (FIRST - 8)) / (rounds * stories.length)));
    const steps = stories[at % stories.length] ?? [];
    const body = {
      party: random.pick(parties).id,
      order_date: ordered,
      expected_on: addDays(ordered, 7),
      branch: HEAD,
      items: wanted()
        .slice(0, steps.includes(dearer) ? 1 : 2)
        .map(({ id, cost }) => ({ stock_item: id, quantity: random.int(10, 40), rate: `${cost}.00` })),
    };
    let made: Wire = {};
    deeds.push({ day: ordered, at, run: async () => (made = await createWithin(db, deskOf('purchase_final'), body)) });
    for (const step of steps) {
      const day = addDays(ordered, step[1]);
      deeds.push({
        day,
        at,
        run: () => give(deskOf('purchase_final'), Number(made['id']), step, { day, line: lineOf(made) }),
      });
    }
  }
  for (const [at, { steps, order, end }] of requests.entries()) {
    const asked = addDays(today, -14 + at);
    const body = {
      party: random.pick(parties).id,
      request_date: asked,
      needed_by: addDays(asked, 14),
      branch: HEAD,
      items: wanted().map(({ id, cost }) => ({
        stock_item: id,
        quantity: random.int(5, 20) * 2,
        estimated_price: `${cost}.00`,
      })),
      details: at % 2 === 0 ? 'For the groups that leave next month' : null,
    };
    const request = deskOf('purchase_request');
    let made: Wire = {};
    deeds.push({ day: asked, at: 100 + at, run: async () => (made = await createWithin(db, request, body)) });
    const by = (step: Step) => (['approve', 'reject'].includes(step[0]) ? headOf('purchase_request') : request);
    const step = (one: Step) => {
      const day = addDays(asked, one[1]);
      deeds.push({ day, at: 100 + at, run: () => give(by(one), Number(made['id']), one, { day, line: lineOf(made) }) });
    };
    steps.forEach(step);
    if (order !== undefined) {
      const day = addDays(asked, 2);
      const pieces = () =>
        (made['items'] as readonly Line[]).map(({ id, quantity }) => ({ line: id, quantity: quantity * order }));
      const run = async () =>
        execute(db, deskOf('purchase_final'), {
          command: commandOf('create_from_purchase_request_purchase_final'),
          id: null,
          input: { purchase_request: made['id'], order_date: day, pieces: pieces() },
          locale: 'en',
        });
      deeds.push({ day, at: 100 + at, run });
    }
    if (end) step(end);
  }
  // One after the other as the days went: stock does not move before its last movement.
  for (const { run } of deeds.toSorted((a, b) => (a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1))) await run();
}
