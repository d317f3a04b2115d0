import { dayInWords } from '#catalog/engine/reading/days/dayInWords.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { Reader } from '../../../engine/kinds/valueText.ts';
import { listText } from '../../../engine/kinds/valueText.ts';
import type { BankFinding, FoundRow, WrongRow } from './BankFinding.ts';

/** Most rows that are named. */
const MOST = 10;

/** What is said of a sheet: a sentence, and the rows that it speaks of. */
export interface FindingText {
  readonly text: string;
  readonly rows: readonly string[];
}

type Said = Pick<Reader, 'translate' | 'locale' | 'forms'>;

function rowTexts(rows: readonly (FoundRow | WrongRow)[], { translate }: Said): string[] {
  const named = rows
    .slice(0, MOST)
    .map(row => translate(`bankPages.sheet.${'expected' in row ? 'wrongRow' : 'row'}`, { ...row }));
  const more = rows.length - named.length;
  return more > 0 ? [...named, translate('bankPages.sheet.more', { smart_count: more })] : named;
}

/** Puts into words what was found in a sheet. */
export function findingText(finding: BankFinding, said: Said): FindingText {
  const found = (key: string, options: object = {}) => said.translate(`bankPages.sheet.found.${key}`, { ...options });
  if ('rows' in finding) return { text: found(finding.kind), rows: rowTexts(finding.rows, said) };
  switch (finding.kind) {
    case 'day_order':
      return { text: found(`days.${finding.order}`), rows: [] };
    case 'decimal':
      return { text: found(`decimal.${finding.decimal}`), rows: [] };
    case 'unknown':
      return { text: found('unknown', { columns: listText(finding.columns, said.locale) }), rows: [] };
    case 'currencies':
      return { text: found('currencies', { currencies: listText(finding.currencies, said.locale) }), rows: [] };
    case 'later_balance': {
      const day = dayInWords(finding.day, { locale: said.locale, order: (said.forms ?? usualForms).dayOrder });
      return { text: found('later_balance', { day, balance: finding.balance }), rows: [] };
    }
    default:
      return { text: found(finding.kind, finding), rows: [] };
  }
}
