import Chip from '@mui/material/Chip';
import type { CellProps } from '../FieldViews.ts';
import { useReader } from '../useReader.ts';
import { valueText } from '../valueText.ts';

const colorOf = ({ kind, lifecycle }: CellProps['field'], value: unknown) =>
  kind === 'state' ? (lifecycle?.tones?.[String(value)] ?? 'primary') : 'default';

const Said = ({ value, field }: Pick<CellProps, 'value' | 'field'>) => valueText(field, value, useReader());

/** One of a few words. The state of a document stands out from a plain choice by its filled chip. */
export const ChoiceCell = ({ value, field }: CellProps) => (
  <Chip
    size="small"
    variant={field.kind === 'state' ? 'filled' : 'outlined'}
    color={colorOf(field, value)}
    label={<Said value={value} field={field} />}
  />
);
