import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { DayOrder, DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import { SheetFinding } from '../../../engine/sheets/SheetFinding.tsx';
import { useReader } from '../../../engine/kinds/useReader.ts';
import type { BankSheet } from './bankSheet.ts';
import type { BankFinding } from './BankFinding.ts';
import { findingText } from './findingTexts.ts';

/** What somebody says of a sheet whose rows do not. */
export interface Instead {
  readonly dayOrder?: DayOrder;
  readonly decimalSign?: DecimalSign;
  readonly isTurned?: boolean;
}

interface SheetFindingsProps {
  readonly told: BankSheet;
  onInstead(instead: Instead): void;
}

const severities = { proved: 'success', unproved: 'warning', wrong: 'error' } as const;

function insteadOf(finding: BankFinding): Instead | undefined {
  if (finding.kind === 'day_order') return { dayOrder: finding.order === 'month_first' ? 'day_first' : 'month_first' };
  if (finding.kind === 'decimal') return { decimalSign: finding.decimal === 'comma' ? 'point' : 'comma' };
  return finding.kind === 'owed' ? { isTurned: true } : undefined;
}

/** Says how a sheet was read: what its balances prove, what they contradict and what nobody understood. */
export function SheetFindings({ told, onInstead }: SheetFindingsProps) {
  const translate = useTranslate();
  const reader = useReader();
  const { state, findings, lines } = told;
  const severity = state === 'proved' && findings.length > 0 ? 'warning' : severities[state];
  return (
    <Alert severity={severity} sx={{ mt: 1 }}>
      <div>{translate(`bankPages.sheet.read.${state}`, { smart_count: lines.length })}</div>
      {findings.map(finding => {
        const { text, rows } = findingText(finding, reader);
        const instead = insteadOf(finding);
        return (
          <SheetFinding
            key={finding.kind}
            text={text}
            rows={rows}
            instead={
              instead && {
                word: translate(`bankPages.sheet.instead.${instead.dayOrder ?? instead.decimalSign ?? 'turned'}`),
                onChosen: () => onInstead(instead),
              }
            }
          />
        );
      })}
    </Alert>
  );
}
