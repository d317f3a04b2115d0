import Box from '@mui/material/Box';
import { isBlank } from './blank.ts';
import { FieldCell } from './FieldCell.tsx';
import type { CellProps } from './FieldViews.ts';
import { LinesReading } from './lines/LinesReading.tsx';
import { RichTextReading } from './richText/RichTextReading.tsx';

/** Any value of any field in full, where a cell of a list would be short. */
export function FieldReading(props: CellProps) {
  const { field, value } = props;
  if (isBlank(value) || field.sealed) return <FieldCell {...props} />;
  if (field.lines) return <LinesReading field={field} value={value} Part={FieldReading} />;
  if (field.kind === 'richText') return <RichTextReading {...props} />;
  if (field.kind !== 'longText') return <FieldCell {...props} />;
  return (
    <Box component="bdi" sx={{ display: 'inline-block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {String(value)}
    </Box>
  );
}
