import Link from '@mui/material/Link';
import { LinkBase, useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Column, Narrowing, ReportRow } from '../../../catalog/defineReport.ts';
import { entityNamed } from '../../../catalog/entities.ts';
import type { Field, Kind } from '../../../catalog/fields.ts';
import { listPath } from '../../crud/list/listPath.ts';
import { originAt } from '../../crud/list/WayBack.tsx';
import { DASH, isBlank } from '../../kinds/blank.ts';
import { FieldCell } from '../../kinds/FieldCell.tsx';
import { useReader } from '../../kinds/useReader.ts';
import { valueText } from '../../kinds/valueText.ts';

const figures: readonly Kind[] = ['integer', 'decimal', 'money'];

/** Figures stand below each other by their last digit. */
export const isFigure = ({ kind }: Field): boolean => figures.includes(kind);

interface Props {
  readonly name: string;
  readonly column: Column;
  readonly value: unknown;
}

/** A value of a report as such a field is shown everywhere. */
export const ReportValue = ({ name, column: { field }, value }: Props) => (
  <FieldCell name={name} field={field} value={value} />
);

/** The same as a way to the records behind it, where there is one. */
export function ReportCell({ row, asked, ...cell }: Props & { readonly row: ReportRow; readonly asked: Narrowing }) {
  const translate = useTranslate();
  const reader = useReader();
  const location = useLocation();
  const { defaultTitle } = useListContext();
  const { column, value } = cell;
  if (isBlank(value)) return DASH;
  const behind = column.drillDown?.(row, asked);
  if (!behind) return <ReportValue {...cell} />;
  const text = valueText(column.field, value, reader);
  return (
    <Link
      component={LinkBase}
      to={listPath(entityNamed(behind.list), { filter: behind.filter })}
      state={originAt(location, String(defaultTitle))}
      aria-label={translate('reports.behind', { value: text })}
    >
      <ReportValue {...cell} />
    </Link>
  );
}
