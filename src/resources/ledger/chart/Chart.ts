import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';

/** Every ledger by its id, in the order in which they were opened. */
export type Chart = ReadonlyMap<number, ChartedLedger>;

export const chartFrom = (ledgers: readonly ChartedLedger[]): Chart =>
  new Map(ledgers.map(ledger => [ledger.id, ledger]));

/** The ledger that stands in a cell: by its id, or by a text that only one ledger is called by, or holds. */
export function meantLedger(chart: Chart, value: unknown): ChartedLedger | undefined {
  if (typeof value === 'number') return chart.get(value);
  const sought = typeof value === 'string' ? value.trim().toLocaleLowerCase() : '';
  if (sought === '') return undefined;
  const said = ({ name, code }: ChartedLedger) => [name, code ?? ''].map(one => one.toLocaleLowerCase());
  const only = (fits: (words: string) => boolean) => {
    const fitting = [...chart.values()].filter(ledger => said(ledger).some(fits));
    return fitting.length === 1 ? fitting[0] : undefined;
  };
  return (
    only(words => words === sought) ?? only(words => words.startsWith(sought)) ?? only(words => words.includes(sought))
  );
}

/** The till: the first ledger of cash that is in use, whatever it is called. */
export const tillOf = (chart: Chart): number | null =>
  [...chart.values()].find(({ holds, is_active }) => holds === 'cash' && is_active)?.id ?? null;
