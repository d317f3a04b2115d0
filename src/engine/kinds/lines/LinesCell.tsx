import { useTranslate } from 'react-admin';
import type { CellProps } from '../FieldViews.ts';

/** How many lines there are; what they say shows on the record's page. */
export function LinesCell({ value }: CellProps) {
  const translate = useTranslate();
  return <span>{translate('crud.lines.count', { smart_count: Array.isArray(value) ? value.length : 0 })}</span>;
}
