import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Minor } from '#catalog/engine/money/money.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';

interface AmountProps {
  readonly amount: Minor;
  /** An answer that is looked for, such as what is paid, is said even where it is nothing. */
  readonly isAnswer?: boolean;
}

/** A cell with an amount; one of nothing is left empty. */
export const Amount = ({ amount, isAnswer = false }: AmountProps) => (
  <td className="amount">{(isAnswer || amount !== 0n) && <AmountText of={amount} />}</td>
);

/** The table of a printed document. The head stands on every sheet. */
export const PaperTable = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="table"
    sx={{
      inlineSize: '100%',
      borderCollapse: 'collapse',
      '& :is(th, td)': {
        border: '1px solid',
        borderColor: 'divider',
        p: 1,
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& .amount': { ...figureSx, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      '& .day': { whiteSpace: 'nowrap' },
      '& tr': { breakInside: 'avoid' },
      '& tbody th': { fontWeight: 400 },
      '& small': { display: 'block', color: 'text.secondary' },
    }}
  >
    {children}
  </Box>
);
