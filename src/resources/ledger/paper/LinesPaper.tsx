import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { Mark } from '#src/engine/documents/Mark.tsx';
import { PaperCode } from '#src/engine/documents/PaperCode.tsx';
import { PaperFacts } from '#src/engine/documents/PaperFacts.tsx';
import { PaperTitle } from '#src/engine/documents/PaperTitle.tsx';
import { Signatures } from '#src/engine/documents/Signatures.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { Amount } from './PaperTable.tsx';

const figures = new Set(['amount', 'base_amount', 'percent', 'tax_amount']);

interface LinesPaperProps extends ComponentProps<typeof PaperTitle> {
  readonly facts: ComponentProps<typeof PaperFacts>['facts'];
  /** What it says before its lines. */
  readonly said?: ReactNode;
  /** Draws its table. */
  readonly Table: (props: { readonly children: ReactNode }) => ReactNode;
  /** Fields of a line, in the order of its columns; the last is an amount. */
  readonly columns: readonly string[];
  /** A row of each line. */
  readonly rows: ReactNode;
  /** Key of what the sum of the last column is called. */
  readonly total: string;
  /** What it comes to, as a decimal. */
  readonly amount: string;
  /** Where it is verified; null of a draft. */
  readonly url?: string | null;
  /** Keys of what those are called who sign it. */
  readonly signatures: readonly string[];
}

/** A paper with a line for each of what it adds up: whose it is, what it says, its total in words, and who signs it. */
export function LinesPaper({ facts, said, Table, columns, rows, total, url = null, ...rest }: LinesPaperProps) {
  const { signatures, amount, ...title } = rest;
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box sx={{ position: 'relative' }}>
      {title.mark !== undefined && <Mark word={title.mark} />}
      <AgencyHead />
      <PaperTitle {...title} />
      <PaperFacts facts={facts} />
      {said}
      <Table>
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col" className={figures.has(name) ? 'amount' : undefined}>
                {translate(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {translate(total)}
            </th>
            <Amount amount={toMinor(amount)} />
          </tr>
        </tfoot>
      </Table>
      <Typography sx={{ mt: 2 }}>
        {translate('voucherPages.paper.in_words')}: {amountInWords(amount, language)}
      </Typography>
      <PaperCode url={url} />
      <Signatures words={signatures} />
    </Box>
  );
}
