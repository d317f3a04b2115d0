import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { allIn, type PaperData } from '#catalog/engine/papers/PaperData.ts';
import { Mark } from './Mark.tsx';
import { SheetCode } from './sheet/SheetCode.tsx';
import { SheetFacts } from './sheet/SheetFacts.tsx';
import { SheetHead } from './sheet/SheetHead.tsx';
import { SheetParties } from './sheet/SheetParties.tsx';
import { SheetFurther } from './sheet/SheetFurther.tsx';
import { SheetTable } from './sheet/SheetTable.tsx';
import { SheetTexts } from './sheet/SheetTexts.tsx';
import { SignatureLines } from './Signatures.tsx';

interface PaperSheetProps {
  readonly paper: PaperData;
  /** Of the house, as its host keeps it; null of one that has none. */
  readonly logo: string | null;
}

function OneSheet({ paper, logo }: PaperSheetProps) {
  const titleId = useId();
  const {
    mark,
    isLabel = false,
    parties,
    columns,
    rows,
    totals,
    amountInWords,
    tables = [],
    notes,
    terms,
    code,
    signatures,
  } = paper;
  return (
    <Box sx={{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2.5 }}>
      {mark !== undefined && <Mark word={mark} />}
      <SheetHead paper={paper} logo={logo} titleId={titleId} />
      <SheetParties parties={parties} isLabel={isLabel} />
      <SheetTable columns={columns} rows={rows} totals={totals} titleId={titleId} />
      {amountInWords && <SheetFacts facts={[amountInWords]} />}
      {tables.map(table => (
        <SheetFurther key={table.title} {...table} />
      ))}
      {notes.length > 0 && (
        <div>
          <SheetTexts texts={notes} />
        </div>
      )}
      {terms.length > 0 && (
        <Typography variant="body2" component="div" color="textSecondary">
          <SheetTexts texts={terms} />
        </Typography>
      )}
      {code && <SheetCode {...code} />}
      <SignatureLines who={signatures} />
    </Box>
  );
}

/** All that a paper says, in its order, as the PDF says it; nothing is added, and nothing reckoned. */
export const PaperSheet = ({ paper, logo }: PaperSheetProps) =>
  allIn(paper).map((one, at) => (
    // Two of them may say the same.
    // oxlint-disable-next-line react/no-array-index-key
    <Box key={at} sx={at === 0 ? {} : { breakBefore: 'page', mt: 8, '@media print': { mt: 0 } }}>
      <OneSheet paper={one} logo={logo} />
    </Box>
  ));
