import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { PaperCode } from '#src/engine/documents/PaperCode.tsx';
import { PaperTitle } from '#src/engine/documents/PaperTitle.tsx';
import { Signatures } from '#src/engine/documents/Signatures.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { documentNamed } from '../documents/accountsDocument.ts';
import { Mark } from '#src/engine/documents/Mark.tsx';
import { VoucherPaperTable } from './VoucherPaperTable.tsx';
import type { PaperParts } from './usePaper.ts';

const signatures = ['received', 'accountant', 'checked', 'director'];

/** Of these states the paper says so across itself. */
const marks: Readonly<Record<string, string>> = { draft: 'draft', voided: 'void', reversed: 'reversed' };

interface PaperProps extends PaperParts {
  readonly isCopy: boolean;
}

/** A voucher as it is signed and filed. */
export function Paper({ isCopy, ...parts }: PaperProps) {
  const { name, record, url } = parts;
  const { day } = documentNamed(name);
  const translate = useTranslate();
  const language = useLanguage();
  const state = marks[String(record['status'])];
  const details = typeof record['details'] === 'string' ? record['details'] : '';
  const mark = state && translate(`voucherPages.paper.${state}`);
  return (
    <Box sx={{ position: 'relative' }}>
      {mark !== undefined && <Mark word={mark} />}
      <AgencyHead />
      <PaperTitle
        title={translate(`entities.${name}`, { smart_count: 1 })}
        number={String(record['invoice_no'] ?? '')}
        day={record[day]}
        mark={mark}
        isCopy={isCopy}
      />
      <VoucherPaperTable {...parts} />
      <Box
        component="dl"
        sx={{ '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1.5, overflowWrap: 'anywhere' } }}
      >
        <dt>{translate('voucherPages.paper.in_words')}</dt>
        <dd>{amountInWords(String(record['amount'] ?? '0.00'), language)}</dd>
        {details !== '' && (
          <>
            <dt>{translate('voucherPages.paper.narration')}</dt>
            <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
              <bdi>{details}</bdi>
            </Box>
          </>
        )}
      </Box>
      <PaperCode url={url} />
      <Signatures words={signatures.map(who => `voucherPages.paper.${who}`)} />
    </Box>
  );
}
