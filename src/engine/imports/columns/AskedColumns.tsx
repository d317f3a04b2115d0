import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { listText } from '../../kinds/valueText.ts';
import { fieldKey } from '../linesOf/fieldKey.ts';
import { type ColumnReading, isAsked } from './ColumnReading.ts';

interface AskedColumnsProps {
  readonly id: string;
  readonly columns: readonly ColumnReading[];
}

/** Says why a sheet cannot be written yet: columns that prove two forms, or none where it matters. */
export function AskedColumns({ id, columns }: AskedColumnsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!isAsked(columns)) return null;
  const names = columns.flatMap(({ name, read }) => (read.isAsked ? [translate(fieldKey(name), { _: name })] : []));
  return (
    <Alert id={id} severity="warning">
      {translate('crud.import.columns.ask', { columns: listText(names, locale) })}
    </Alert>
  );
}
