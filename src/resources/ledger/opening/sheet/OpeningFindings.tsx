import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { DayOrder, DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import { SheetFinding } from '#src/engine/sheets/SheetFinding.tsx';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { listText, type Reader } from '#src/engine/kinds/valueText.ts';
import { JournalOfResults } from './JournalOfResults.tsx';
import type { OpeningFinding } from './OpeningFinding.ts';
import type { OpeningSheet } from './openingSheet.ts';

/** Most rows that are named. */
const MOST = 20;

/** What somebody says of a sheet whose rows do not. */
export interface Instead {
  readonly dayOrder?: DayOrder;
  readonly decimalSign?: DecimalSign;
}

interface Told {
  readonly text: string;
  readonly rows?: readonly string[];
  readonly instead?: Instead;
}

function rowsOf(finding: OpeningFinding, { translate, locale }: Reader): string[] {
  const said = (key: string, options: object) => translate(`yearPages.opening.${key}`, { ...options });
  if (finding.kind === 'totals') return finding.totals.map(total => said('total', total));
  if (finding.kind !== 'rows') return [];
  return finding.rows.map(({ why, ledgers, ...row }) =>
    said(ledgers ? 'row_ledgers' : 'row', {
      ...row,
      why: translate(`yearPages.opening.why.${why}`),
      ...(ledgers && { ledgers: listText(ledgers, locale) }),
    }),
  );
}

/** Puts into words what was found; how a sheet was read without a proof is said as bank sheets say it. */
function toldOf(finding: OpeningFinding, reader: Reader): Told {
  const { translate, locale } = reader;
  if (finding.kind === 'decimal') {
    const decimalSign = finding.decimal === 'comma' ? 'point' : 'comma';
    return { text: translate(`bankPages.sheet.found.decimal.${finding.decimal}`), instead: { decimalSign } };
  }
  if (finding.kind === 'day_order') {
    const dayOrder = finding.order === 'month_first' ? 'day_first' : 'month_first';
    return { text: translate(`bankPages.sheet.found.days.${finding.order}`), instead: { dayOrder } };
  }
  const columns = 'columns' in finding ? { columns: listText(finding.columns, locale) } : {};
  const rows = rowsOf(finding, reader);
  const more = rows.length - MOST;
  return {
    text: translate(`yearPages.opening.found.${finding.kind}`, columns),
    rows: more > 0 ? [...rows.slice(0, MOST), translate('yearPages.opening.more', { smart_count: more })] : rows,
  };
}

const errors: ReadonlySet<OpeningFinding['kind']> = new Set(['rows', 'totals', 'twice']);

interface OpeningFindingsProps {
  readonly told: OpeningSheet;
  onInstead(instead: Instead): void;
}

/** Says how a sheet of opening balances was read, with its sums, and what was not. */
export function OpeningFindings({ told: { lines, apart, sums, findings }, onInstead }: OpeningFindingsProps) {
  const translate = useTranslate();
  const reader = useReader();
  const isWrong = findings.some(({ kind }) => errors.has(kind));
  const isDoubtful = findings.length > 0 || apart.length > 0 || sums.debit !== sums.credit;
  const amounts = { debit: fromMinor(sums.debit), credit: fromMinor(sums.credit) };
  return (
    <Alert severity={isWrong ? 'error' : isDoubtful ? 'warning' : 'success'} sx={{ mt: 1 }}>
      <div>{translate('yearPages.opening.read', { smart_count: lines.length })}</div>
      <div>{translate('yearPages.opening.sums', amounts)}</div>
      {findings.map(finding => {
        const { text, rows = [], instead } = toldOf(finding, reader);
        return (
          <SheetFinding
            key={finding.kind}
            text={text}
            rows={rows}
            instead={
              instead && {
                word: translate(`bankPages.sheet.instead.${instead.dayOrder ?? instead.decimalSign}`),
                onChosen: () => onInstead(instead),
              }
            }
          />
        );
      })}
      {apart.length > 0 && <JournalOfResults lines={apart} />}
    </Alert>
  );
}
