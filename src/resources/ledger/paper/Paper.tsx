import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { PaperCode } from '#src/engine/documents/PaperCode.tsx';
import { PaperTitle } from '#src/engine/documents/PaperTitle.tsx';
import { Signatures } from '#src/engine/documents/Signatures.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { documentNamed } from '../documents/accountsDocument.ts';
import { BilledTo } from './BilledTo.tsx';
import { Mark } from '#src/engine/documents/Mark.tsx';
import { BillPaperTable } from './BillPaperTable.tsx';
import { VoucherPaperTable } from './VoucherPaperTable.tsx';
import { paperTitleOf } from './paperTitle.ts';
import type { PaperParts } from './usePaper.ts';
import { WithheldPaperTable } from './WithheldPaperTable.tsx';

const signatures = {
  voucherPages: ['received', 'accountant', 'checked', 'director'],
  billPages: ['prepared', 'authorised', 'received'],
} as const;

/** Of these states the paper says so across itself. */
const marks: Readonly<Record<string, string>> = { draft: 'draft', voided: 'void', reversed: 'reversed' };

interface PaperProps extends PaperParts {
  readonly isCopy: boolean;
}

/** A document as it is signed and filed. */
export function Paper({ isCopy, ...parts }: PaperProps) {
  const { name, record, url } = parts;
  const { day, words } = documentNamed(name);
  const translate = useTranslate();
  const language = useLanguage();
  const state = marks[String(record['status'])];
  // The words are those of the agency's own currency.
  const isForeign = (record['currency'] ?? null) !== null;
  // A document that the shop or a booking has made says nothing more than the number that stands above already.
  const details = typeof record['details'] === 'string' ? record['details'] : '';
  const mark = state && translate(`voucherPages.paper.${state}`);
  return (
    <Box sx={{ position: 'relative' }}>
      {mark !== undefined && <Mark word={mark} />}
      <AgencyHead />
      <PaperTitle
        title={translate(paperTitleOf(name), { smart_count: 1 })}
        number={String(record['invoice_no'] ?? '')}
        day={record[day]}
        mark={mark}
        isCopy={isCopy}
      />
      {words === 'billPages' ? (
        <>
          <BilledTo {...parts} />
          <BillPaperTable {...parts} />
          <WithheldPaperTable {...parts} />
        </>
      ) : (
        <VoucherPaperTable {...parts} />
      )}
      <Box
        component="dl"
        sx={{ '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1.5, overflowWrap: 'anywhere' } }}
      >
        {!isForeign && (
          <>
            <dt>{translate('voucherPages.paper.in_words')}</dt>
            <dd>{amountInWords(String(record['amount'] ?? '0.00'), language)}</dd>
          </>
        )}
        {details !== '' && details !== record['ref_invoice_no'] && (
          <>
            <dt>{translate('voucherPages.paper.narration')}</dt>
            <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
              <bdi>{details}</bdi>
            </Box>
          </>
        )}
      </Box>
      <PaperCode url={url} />
      <Signatures words={signatures[words].map(who => `${words}.paper.${who}`)} />
    </Box>
  );
}
