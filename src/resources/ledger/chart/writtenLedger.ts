import { folded } from '#catalog/engine/texts/searchText.ts';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import type { Chart } from './Chart.ts';

/** A ledger as a sheet writes it: the one that is meant, or why none is. */
export type WrittenLedger =
  | { readonly ledger: ChartedLedger }
  | { readonly why: 'unknown' }
  /** Ledgers of which each could be meant: called the same, or one by its code and another by its name. */
  | { readonly why: 'several'; readonly ledgers: readonly ChartedLedger[] }
  /** The code is a ledger's, which is called otherwise. */
  | { readonly why: 'renamed'; readonly ledgers: readonly ChartedLedger[] };

const plain = (text: string): string => folded(text).replace(/\s+/g, ' ').trim();

/** A code and a name in one cell, in any of the ways in which programs write them. */
const FORMS = [
  /^(?<code>[\p{L}\d./-]*\d[\p{L}\d./-]*)\s*(?:[-–—:|·]|\.)?\s+(?<name>\D.*)$/u,
  /^(?<code>\d[\d./]*)\s*[-–—:|·]\s*(?<name>\D.*)$/u,
  /^(?<name>.+?)\s*[([{]\s*(?<code>[\p{L}\d./-]*\d[\p{L}\d./-]*)\s*[)\]}]$/u,
  /^[([]\s*(?<code>[\p{L}\d./-]*\d[\p{L}\d./-]*)\s*[)\]]\s*(?<name>.+)$/u,
  /^(?<name>.+?)\s*[-–—:|·]\s*(?<code>\d[\d./-]*)$/u,
] as const;

/** What a spreadsheet makes of a code that is a number. */
const codeText = (code: string): string => plain(code).replace(/\.0+$/, '');

const called = (chart: Chart, name: string): ChartedLedger[] =>
  name === '' ? [] : [...chart.values()].filter(ledger => plain(ledger.name) === name);
const coded = (chart: Chart, code: string): ChartedLedger[] =>
  code === '' ? [] : [...chart.values()].filter(ledger => ledger.code !== null && codeText(ledger.code) === code);

/** One of them, where only one is or only one is in use. */
function onlyOf(ledgers: readonly ChartedLedger[]): WrittenLedger | undefined {
  const inUse = ledgers.filter(({ is_active }) => is_active);
  const [one, ...others] = inUse.length > 0 ? inUse : ledgers;
  if (!one) return undefined;
  return others.length === 0 ? { ledger: one } : { why: 'several', ledgers: inUse };
}

const isWithin = (name: string, other: string): boolean => ` ${name} `.includes(` ${other} `);

/** By a code and a name, which have to agree where the chart knows both. */
function byBoth(chart: Chart, code: string, name: string): WrittenLedger | undefined {
  const [byCode, byName] = [coded(chart, code), called(chart, name)];
  const agreed = byCode.filter(ledger => byName.includes(ledger));
  if (agreed.length > 0) return onlyOf(agreed);
  if (byCode.length === 0) return onlyOf(byName);
  if (byName.length > 0) return { why: 'several', ledgers: [...byCode, ...byName] };
  const alike = byCode.filter(ledger => isWithin(plain(ledger.name), name) || isWithin(name, plain(ledger.name)));
  return alike.length > 0 ? onlyOf(alike) : { why: 'renamed', ledgers: byCode };
}

/**
 * The ledger that a sheet means by its name, its code or both, in one cell (`1000 Cash`, `Cash (1000)`) or two. Where two
 * could be meant none is taken.
 */
export function writtenLedger(chart: Chart, text: string, codeCell = ''): WrittenLedger {
  const [name, code] = [plain(text), codeText(codeCell)];
  if (code !== '') {
    const bare = name === '' ? onlyOf(coded(chart, code)) : byBoth(chart, code, name);
    if (bare) return bare;
  }
  const whole = onlyOf(called(chart, name)) ?? onlyOf(coded(chart, codeText(text)));
  if (whole) return whole;
  const found = FORMS.flatMap(form => {
    const { groups } = form.exec(name) ?? {};
    const one = groups && byBoth(chart, codeText(groups['code'] ?? ''), groups['name'] ?? '');
    return one ? [one] : [];
  });
  return found.find(one => 'ledger' in one) ?? found[0] ?? { why: 'unknown' };
}
