import { type RaRecord, useGetOne } from 'react-admin';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import { voucherLifecycle } from '#catalog/ledger/vouchers/defineVoucher.ts';
import type { EntryFacts, ReceiptFacts, VoucherFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import { entities } from '#catalog/registry/entities.ts';
import { readTogether } from '#src/engine/documents/readTogether.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { textIn } from '#src/layout/site.ts';
import { documentNamed, type VoucherName } from '../documents/accountsDocument.ts';
import { amountOf, totalOf } from '../documents/amounts.ts';
import { linesOf } from '../documents/linesOf.ts';
import type { FactsReading } from '../../papers/PaperInstead.tsx';
import { idsIn, useTitles } from './useTitles.ts';

const decimal = (value: unknown): string => fromMinor(amountOf(value));

interface Told {
  readonly ledgers: ReturnType<typeof useTitles>;
  readonly parties: ReturnType<typeof useTitles>;
}

/** Whom money came from, as far as the reader may know of them. */
const sideOf = (name: string, record: RaRecord | undefined): SideFacts => ({
  name,
  address: textIn(record ?? {}, 'address'),
  phone: textIn(record ?? {}, 'phone'),
  email: textIn(record ?? {}, 'email'),
  numbers: [],
});

/** What a receipt says by its lines alone: what of it settles which bill, such a host does not tell. */
function receivedIn(
  lines: readonly Line[],
  { ledgers, parties }: Told,
): Omit<ReceiptFacts, keyof Head | 'layout' | 'cheque'> {
  const accountOf = (line: Line): string => ledgers.titleOf(line['ledger']).join(' ');
  const [debits, credits] = [
    lines.filter(line => amountOf(line['debit_amount']) > 0n),
    lines.filter(line => amountOf(line['credit_amount']) > 0n),
  ];
  return {
    parties: idsIn(credits, 'party').map(id => sideOf(parties.titleOf(id).join(' '), parties.recordOf(id))),
    ways: debits.map(line => ({ account: accountOf(line), amount: decimal(line['debit_amount']) })),
    kept: [],
    lines: credits.map(line => ({
      of: typeof line['party'] === 'number' ? 'on_account' : 'account',
      name: accountOf(line),
      origin: null,
      details: textIn(line, 'details'),
      amount: decimal(line['credit_amount']),
      open: null,
    })),
    settled: fromMinor(totalOf(lines, 'credit_amount')),
    received: fromMinor(totalOf(lines, 'debit_amount')),
  };
}

type Head = Pick<EntryFacts, 'status' | 'number' | 'day' | 'details'>;

/** Reads what the paper of a voucher says. */
export function useVoucherFacts(name: VoucherName, id: number): FactsReading<VoucherFacts> {
  const document = useGetOne(entities[name].route, { id });
  const { data: record } = document;
  const lines = linesOf(entities[name], record?.['items']);
  const ledgers = useTitles(entities.ledger_account, idsIn(lines, 'ledger'));
  const parties = useTitles(entities.party, idsIn(lines, 'party'), record);
  const rest = readTogether([document, ledgers, parties]);
  if (!record || !ledgers.isKnown || !parties.isKnown) return rest;
  const state = voucherLifecycle.states.find(one => one === record['status']);
  const head: Head = {
    // What waits for its approval is a draft yet; of those that know no state all are posted.
    status: state === 'pending_approval' ? 'draft' : (state ?? 'posted'),
    number: textIn(record, 'invoice_no'),
    day: textIn(record, documentNamed(name).day),
    details: textIn(record, 'details'),
  };
  if (name === 'receipt_voucher' && typeof record['reverses'] !== 'number')
    return { ...rest, facts: { ...head, layout: 'receipt', cheque: null, ...receivedIn(lines, { ledgers, parties }) } };
  const entered = lines.map(line => ({
    account: [...ledgers.titleOf(line['ledger']), ...parties.namedOf(line['party'])],
    details: textIn(line, 'details'),
    debit: decimal(line['debit_amount']),
    credit: decimal(line['credit_amount']),
  }));
  const total = fromMinor(totalOf(lines, 'debit_amount'));
  return { ...rest, facts: { ...head, layout: 'entry', kind: name, lines: entered, total } };
}
