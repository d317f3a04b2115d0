import { lineFields } from '../lines/presetLines.ts';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Violation } from '../../../../../catalog/violation.ts';
import { useToday } from '../../../../authProvider/useToday.ts';
import { violationArgs } from '../../../../kinds/violationArgs.ts';
import { useChart } from '../../chart/useChart.ts';
import { formObjections } from '../lines/lawLines.ts';
import { useVoucherKind } from '../voucherKind.ts';

const columns: readonly string[] = Object.keys(lineFields);

/** Puts the cursor where something is to be typed: a cell as `items.0.party`, or a box of the form. */
export function focusField(field: string): void {
  const [, row = '0', name = 'ledger'] = /^items(?:\.(\d+)\.(\w+))?$/.exec(field) ?? [];
  const place = field.startsWith('items')
    ? `[data-row="${row}"][data-column="${columns.indexOf(name)}"] input`
    : `:is(input, textarea)[name="${field}"]`;
  const box = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(place);
  box?.focus();
  box?.select();
}

/** Why what is typed cannot be posted yet, as far as it can be known here; the host asks the same again. */
export function useReasons(): readonly Violation[] {
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const today = useToday();
  const values = useWatch();
  return chart ? formObjections(values, { kind, chart, today }) : [];
}

/** A reason in words, with the line and the field that it is about. */
export function useReasonText(): (reason: Violation) => string {
  const translate = useTranslate();
  return ({ field, code, params }) => {
    const [, row, name] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const text = translate(`violations.${code}`, violationArgs(params, translate));
    if (row === undefined) return text;
    const place = { line: Number(row) + 1, field: translate(`fields.${name}`) };
    return `${translate('voucherPages.at_line', place)} ${text}`;
  };
}
