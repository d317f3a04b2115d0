import { sql } from 'drizzle-orm';
import { chequeLifecycle } from '#catalog/banking/cheques/cheque.ts';
import type { openingBalance } from '#catalog/ledger/years/openingBalance.ts';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import { writeChanges } from '#server/engine/crud/write.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import type { CommandContext, RequestContext, GuardContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { lockDrawers, registeredBefore } from './onceRegistered.ts';

type Opening = Row<typeof openingBalance>;
type Charted = ReadonlyMap<number, ChartedLedger>;

const isInHand = (ledger: ChartedLedger | undefined): boolean => ledger?.ledger_type === 'cheques_in_hand';

/** Each cheque in hand stands by itself, with its number and whoever gave it. */
export const openingChequeViolations = ({ items }: Pick<Opening, 'items'>, ledgers: Charted): Violation[] =>
  items.flatMap(({ ledger, cheque_no, party, credit_amount }, at) => {
    if (!isInHand(ledgers.get(ledger))) return [];
    if (toMinor(credit_amount ?? '0') > 0n) return [violation(`items.${at}.credit_amount`, 'one_side')];
    if (!cheque_no) return [violation(`items.${at}.cheque_no`, 'required')];
    return party === null ? [violation(`items.${at}.party`, 'party_missing')] : [];
  });

/** What a line says of the sheet of paper; which bank it was drawn on, an opening does not ask. */
const paperOf = ({ ledger, cheque_no, party }: Opening['items'][number], ledgers: Charted) => {
  const isReceived = isInHand(ledgers.get(ledger));
  return {
    direction: isReceived ? ('received' as const) : ('issued' as const),
    cheque_no: cheque_no ?? '',
    bank_name: null,
    party: Number(party),
    bank: isReceived ? null : ledger,
  };
};

interface Entered {
  readonly opening: Opening;
  readonly day: string;
  readonly number: string;
  readonly ledgers: Charted;
}

/** Puts cheques into the register which were not cleared yet when the books began: those in hand, and those that were issued. */
export async function registerOpeningCheques(tx: Database, request: RequestContext, entered: Entered): Promise<void> {
  const { opening, day, number, ledgers } = entered;
  const entity = entities.cheque;
  const [receivable, payable] = [await ledgerOfType(tx, 'receivable'), await ledgerOfType(tx, 'payable')];
  const uncleared = opening.items.filter(({ ledger, cheque_no, party, credit_amount }) => {
    const found = ledgers.get(ledger);
    const isIssued = found?.holds === 'bank' && toMinor(credit_amount ?? '0') > 0n;
    return cheque_no && party !== null && (isInHand(found) || isIssued);
  });
  const author = { caller: request.caller, now: request.host.clock() };
  const papers = uncleared.map(line => ({ line, at: opening.items.indexOf(line), paper: paperOf(line, ledgers) }));
  await lockDrawers(
    tx,
    papers.map(({ paper }) => paper),
  );
  await mapInOrder([...papers.entries()], async ([nth, { line, at, paper }]) => {
    const field = `items.${at}.cheque_no`;
    refuse(await registeredBefore(tx, paper, { field, caller: request.caller }));
    const isReceived = paper.direction === 'received';
    const values = {
      ...paper,
      status: paper.direction,
      invoice_no: `${number}-${nth + 1}`,
      entry_date: line.bill_date ?? day,
      cheque_date: line.due_date ?? line.bill_date ?? day,
      ledger: isReceived ? receivable : payable,
      amount: isReceived ? line.debit_amount : line.credit_amount,
      branch: opening.branch,
      settlement: 'none',
      posted_on: day,
      opening_balance: opening.id,
    };
    const record = await insertRow(tx, entity, values, author);
    await recordChange(tx, request.host, request.caller, {
      entity: entity.name,
      record,
      action: 'create',
      before: {},
      after: values,
    });
  });
}

/** What has been done with a cheque since holds the opening where it is. */
export async function chequesMoved({ tx, record }: GuardContext): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`
    select 1 from cheque where opening_balance = ${(record as unknown as Opening).id}
      and not ${inStates(sql`status`, chequeLifecycle.groups.untouched)} limit 1`);
  return rows.length > 0 ? 'cheques_moved' : undefined;
}

/** Takes the cheques of an opening out of the register with it: then they are those of none, and have posted nothing. */
export async function cancelOpeningCheques(
  { tx, request, perform }: Pick<CommandContext, 'tx' | 'request' | 'perform'>,
  opening: number,
) {
  const { rows } = await tx.execute<{ id: number; day: string }>(sql`
    select id, posted_on::text as day from cheque where opening_balance = ${opening} and status <> 'cancelled'
    order by id`);
  const own = { ...request, entity: entities.cheque };
  await mapInOrder(rows, async ({ id, day }) => {
    const changes = { opening_balance: null, posted_on: null };
    await writeChanges(tx, own, await existingOf(tx, own, id), { changes, action: 'update' });
    await perform('cancel_cheque', id, { cancel_date: day });
  });
}
