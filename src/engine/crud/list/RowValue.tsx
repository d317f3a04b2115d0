import { type RaRecord, useListContext } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { DASH } from '../../kinds/blank.ts';
import { FieldCell } from '../../kinds/FieldCell.tsx';

interface RowValueProps {
  readonly record: RaRecord;
  readonly name: string;
  readonly field: Field;
}

/** What the host has not told is blank; of what it has not been asked for until now nobody knows. */
const Untold = () => (useListContext().isPlaceholderData ? null : DASH);

/** A value in a row of a list. */
export const RowValue = ({ record, name, field }: RowValueProps) =>
  name in record ? <FieldCell name={name} field={field} value={record[name]} /> : <Untold />;
