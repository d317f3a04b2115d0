import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { type Column, LINE, type Narrowing, type ReportRow } from '#catalog/engine/defineReport.ts';
import type { Field, Kind } from '#catalog/engine/fields.ts';
import { useFirstMonth } from '../../authProvider/useToday.ts';
import { originAt } from '../../engine/crud/list/WayBack.tsx';
import { DASH, isBlank } from '../../engine/kinds/blank.ts';
import { FieldCell } from '../../engine/kinds/FieldCell.tsx';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { PageLink } from '../../engine/pages/PageLink.tsx';
import { pathBehind } from '../pathBehind.ts';

const figures: readonly Kind[] = ['integer', 'decimal', 'money'];

/** Figures stand below each other by their last digit. */
export const isFigure = ({ kind }: Field): boolean => figures.includes(kind);

export const isNothing = (figure: string): boolean => !/[1-9]/.test(figure);

/** A balance with the word of its side; what is on neither side has none. */
function Balance({ name, field, value, sign }: Omit<Props, 'column'> & { readonly field: Field }) {
  const translate = useTranslate();
  const text = String(value);
  if (isNothing(text)) return <FieldCell name={name} field={field} value={value} sign={sign} />;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <FieldCell name={name} field={field} value={text.replace('-', '')} sign={sign} />{' '}
      {translate(text.startsWith('-') ? 'reports.credit' : 'reports.debit')}
    </span>
  );
}

interface Props {
  readonly name: string;
  readonly column: Column;
  readonly value: unknown;
  /** What stands for the currency of an amount. */
  readonly sign?: string | undefined;
}

/** A value of a report as such a field is shown everywhere. */
export function ReportValue({ name, column: { field, balance, lines }, value, sign }: Props) {
  const translate = useTranslate();
  if (isBlank(value)) return DASH;
  if (balance) return <Balance name={name} field={field} value={value} sign={sign} />;
  const text = String(value);
  if (lines && text.startsWith(LINE)) return translate(`reports.lines.${text.slice(LINE.length)}`);
  return <FieldCell name={name} field={field} value={value} sign={sign} />;
}

/** The same as a way to the records behind it, where there is one. */
export function ReportCell({ row, asked, ...cell }: Props & { readonly row: ReportRow; readonly asked: Narrowing }) {
  const translate = useTranslate();
  const reader = useReader();
  const location = useLocation();
  const { defaultTitle } = useListContext();
  const firstMonth = useFirstMonth();
  const { column, value } = cell;
  if (isBlank(value)) return DASH;
  const behind = column.drillDown?.(row, asked, firstMonth);
  if (!behind) return <ReportValue {...cell} />;
  const text = valueText(column.field, value, reader);
  return (
    <PageLink
      to={pathBehind(behind)}
      state={originAt(location, String(defaultTitle))}
      aria-label={translate('record' in behind || 'page' in behind ? 'reports.opens' : 'reports.behind', {
        value: text,
      })}
    >
      <ReportValue {...cell} />
    </PageLink>
  );
}
