import { uniq } from 'es-toolkit';
import { advanceTypes } from '#catalog/bills/settlement/advances.ts';
import { oldestFirst, type Wanted } from '#catalog/bills/settlement/Open.ts';
import { type Pair, type Settled, type Settling, sideOf } from '#catalog/bills/settlement/settle.ts';
import { type Settlement, settlements } from '#catalog/bills/settlement/settlementFields.ts';
import type { VoucherLaw } from '#catalog/ledger/vouchers/voucherLaw.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { Chart } from '../../ledger/chart/Chart.ts';
import { amountOf } from '../../ledger/documents/amounts.ts';
import type { OpenItem } from './OpenItem.ts';

type Own = 'ledger' | 'party' | 'currency';

/** How a form says that its document settles. */
export interface Chosen {
  readonly settlement: Settlement;
  readonly wanted: readonly Wanted[];
}

export const chosenIn = (settlement: unknown, settles: unknown): Chosen => ({
  settlement: settlements.find(one => one === settlement) ?? 'oldest',
  wanted: (Array.isArray(settles) ? settles.filter(isObject) : []).map(one => ({
    item: Number(one['item']),
    amount: amountOf(one['amount']),
  })),
});

/** The ledger of advances that takes what a line does not settle, as the host finds it. */
export const advancesIn =
  (chart: Chart, law: VoucherLaw | undefined) =>
  (line: Settling): number | undefined => {
    const types = law && advanceTypes[law];
    if (!types || sideOf(line) !== types.side) return undefined;
    const type = types.of[chart.get(line.ledger)?.ledger_type ?? ''];
    return [...chart.values()].find(ledger => type !== undefined && ledger.ledger_type === type)?.id;
  };

/** Ledgers of what exchange rates gain and lose, as the host finds them. */
export const exchangeIn = (chart: Chart) => {
  const ledgerOf = (type: string) => [...chart.values()].find(ledger => ledger.ledger_type === type)?.id ?? 0;
  return { gain: ledgerOf('exchange_gain'), loss: ledgerOf('exchange_loss') };
};

/** Whether lines and items are of the same ledger, party and currency. */
const isOf = (a: Pick<Settling, Own>, b: Pick<Settling, Own>): boolean =>
  a.ledger === b.ledger && a.party === b.party && (a.currency ?? null) === (b.currency ?? null);

/** What may be settled by lines, being on their other side: what is due first before the rest. */
export const settleable = (rows: readonly Settling[], items: readonly OpenItem[]): readonly OpenItem[] => {
  const known = new Map(items.map(item => [item.id, item]));
  return oldestFirst(items).flatMap(({ id }) => {
    const item = known.get(id);
    const meets = rows.some(row => item && isOf(row, item) && sideOf(row) !== item.side);
    return item && meets ? [item] : [];
  });
};

const inOwn = ({ currency, foreign = 0n, debit, credit }: Settling): Minor => (currency ? foreign : debit + credit);
const settledOf = ({ amount, foreign }: Pair): Minor => (foreign > 0n ? foreign : amount);

/** So much of an item, in its currency, as the document settles, or was chosen to. */
export const amountFor = (item: number, { settlement, wanted }: Chosen, { pairs }: Settled<Settling>): Minor =>
  settlement === 'selected'
    ? sum(wanted.filter(one => one.item === item).map(({ amount }) => amount))
    : sum(pairs.filter(one => one.item === item).map(settledOf));

/** The choice that an amount for one item makes, with what all others have as they stand. */
export const rechosen = (items: readonly OpenItem[], amountOfItem: (item: number) => Minor) => ({
  settlement: 'selected' as const,
  settles: items
    .map(({ id }) => ({ item: id, amount: amountOfItem(id) }))
    .filter(({ amount }) => amount > 0n)
    .map(({ item, amount }) => ({ item, amount: fromMinor(amount) })),
});

/** What the lines that may settle an item bring, less what they settle, in its currency. */
export const restFor = (
  of: OpenItem,
  rows: readonly Settling[],
  amounts: readonly { readonly item: OpenItem; readonly amount: Minor }[],
): Minor =>
  sum(rows.filter(row => isOf(row, of)).map(inOwn)) -
  sum(amounts.filter(({ item }) => isOf(item, of)).map(({ amount }) => amount));

/** What some lines bring and settle nothing with, by their currency; null for the agency's own. */
export function restsOf(rows: readonly Settling[], items: readonly OpenItem[], pairs: readonly Pair[]) {
  const currencyOf = new Map(items.map(({ id, currency }) => [id, currency]));
  return uniq(rows.map(({ currency }) => currency ?? null)).map(currency => ({
    currency,
    rest:
      sum(rows.filter(row => (row.currency ?? null) === currency).map(inOwn)) -
      sum(pairs.filter(({ item }) => (currencyOf.get(item) ?? null) === currency).map(settledOf)),
  }));
}
