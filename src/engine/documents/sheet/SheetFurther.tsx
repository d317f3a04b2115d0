import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PaperTable } from '#catalog/engine/papers/PaperData.ts';
import { Said } from './Said.tsx';
import { SheetTable } from './SheetTable.tsx';

/** Lines beside those that a paper is about, below what these are called. */
export function SheetFurther({ title, columns, rows }: PaperTable) {
  const titleId = useId();
  return (
    <div>
      <Typography id={titleId} variant="subtitle1" component="h3" gutterBottom sx={{ breakAfter: 'avoid' }}>
        <Said text={title} />
      </Typography>
      <SheetTable columns={columns} rows={rows} totals={[]} titleId={titleId} />
    </div>
  );
}
