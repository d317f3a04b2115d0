import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recomputePaid } from '../../server/modules/bills/payables/recomputePaid.ts';
import { bookingPayable } from '../../server/modules/hajj/bookings/bookingPayable.ts';
import { journeysAsked } from '../../server/modules/hajj/verification/journeysAsked.ts';
import { openBooks } from '../support/books.ts';
import { giveStep } from '../support/journeyGiven.ts';
import { openScene, type Scene, type Stage, stageOf } from '../support/journeyScene.ts';
import { journeyActs, journeySteps } from '../support/journeySteps.ts';
import { journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let stage: Stage;
beforeAll(async () => {
  office = await openOffice();
  stage = await stageOf({ office, books: await openBooks(office), journeys: journeysOf(office) });
});
afterAll(() => office.close());

/** Runs of the property, of some twenty steps each; `BOOKS_RUNS` asks for more. */
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 6);
/** So many runs have done everything at least once. */
const MANY = 100;

/** J1 to J5; and of each booking what it says is paid is what was taken for it, taken over, and not given back. */
async function expectSound({ bookings }: Scene, told: string): Promise<void> {
  const { host } = office;
  const { db } = host;
  for (const { name, offending } of journeysAsked)
    expect((await db.execute(offending({ heads: [] }))).rows, `${name} after ${told}`).toEqual([]);
  const ours = sql`id = any(${sql.param(bookings)}::integer[])`;
  const { rows } = await db.execute(sql`
    select booking_no, status, paid_amount, taken, back, over from (select booking.*,
      coalesce((select sum(payment.amount) from booking_payment as payment
        join receipt_voucher on receipt_voucher.id = payment.receipt_voucher
        where payment.booking = booking.id and receipt_voucher.status = 'posted'), 0) as taken,
      coalesce((select sum(amount) from refund where refund.booking = booking.id and status = 'posted'), 0) as back,
      coalesce((select sum(case when transfer.booking = booking.id then amount else -amount end)
        from booking_transfer as transfer where transfer.status = 'posted'
          and (transfer.booking = booking.id) <> (transfer.from_booking = booking.id)), 0) as over
      from booking where ${ours}) as told where paid_amount <> taken - back + over`);
  expect(rows, `what is paid after ${told}`).toEqual([]);
  const paid = async () =>
    (await db.execute(sql`select id, paid_amount, payment_status from booking where ${ours} order by id`)).rows;
  const before = await paid();
  await db.transaction(tx => recomputePaid(tx, { host, caller: { id: null } }, bookingPayable, { where: ours }));
  expect(await paid(), `what the ledger says after ${told}`).toEqual(before);
}

it(
  'journeys stay sound, whatever is booked, held, moved, cancelled, paid, taken back, repriced, changed and flown',
  async () => {
    const accepted = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(journeySteps, async steps => {
        const scene = await openScene(stage);
        const told: string[] = [];
        for (const one of steps) {
          const reply = await giveStep(scene, one);
          if (!reply) continue;
          const { status, body } = reply;
          const { act, ...rest } = one;
          told.push(`${act.join(' ')} ${JSON.stringify(rest)}: ${status}`);
          expect([200, 201, 400, 409], `${told.join('\n')} ${JSON.stringify(body)}`).toContain(status);
          if (status < 400) accepted.set(act.join(' '), (accepted.get(act.join(' ')) ?? 0) + 1);
          await expectSound(scene, told.join('\n'));
        }
        const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
        expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    if (RUNS >= MANY) expect(journeyActs.filter(act => !accepted.has(act))).toEqual([]);
  },
  RUNS * 30_000,
);
