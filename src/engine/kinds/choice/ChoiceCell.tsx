import Chip from '@mui/material/Chip';
import { badgeColours } from './badgeColours.ts';
import type { CellProps } from '../FieldViews.ts';
import { useReader } from '../useReader.ts';
import { valueText } from '../valueText.ts';
import { useLabels } from './useLabels.ts';

type Props = Pick<CellProps, 'value' | 'field'>;

const toneOf = ({ kind, lifecycle }: Props['field'], value: unknown) =>
  kind === 'state' ? (lifecycle?.tones?.[String(value)] ?? 'primary') : 'default';

const Said = ({ value, field }: Props) => valueText(field, value, useReader());

/** A state in the word and the colour of the office's label of it. */
function LabelledChip({ value, field }: Props) {
  const { wordOf, colorOf } = useLabels(field);
  const code = String(value);
  const look = badgeColours(colorOf(code), undefined);
  return (
    <Chip
      size="small"
      {...(look ? { sx: { ...look, printColorAdjust: 'exact' } } : { color: toneOf(field, value) })}
      label={wordOf(code)}
    />
  );
}

/** One of a few words. The state of a document stands out from a plain choice by its filled chip. */
export const ChoiceCell = ({ value, field }: CellProps) =>
  field.labels ? (
    <LabelledChip value={value} field={field} />
  ) : (
    <Chip
      size="small"
      variant={field.kind === 'state' ? 'filled' : 'outlined'}
      color={toneOf(field, value)}
      label={<Said value={value} field={field} />}
    />
  );
