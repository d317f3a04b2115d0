import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { amountInWords } from '../../../../../catalog/amountInWords.ts';
import { voucherKinds } from '../../../../../catalog/accounts/vouchers.ts';
import { date } from '../../../../../catalog/fields.ts';
import { AgencyHead } from '../../../../documents/AgencyHead.tsx';
import { useLanguage } from '../../../../i18n/locale.ts';
import { ValueText } from '../../../../kinds/ValueText.tsx';
import { Mark } from './Mark.tsx';
import { PaperTable } from './PaperTable.tsx';
import type { PaperParts } from './usePaper.ts';

const DAY = date();
const signatures = ['received', 'accountant', 'checked', 'director'] as const;

/** Of these states the paper says so across itself. */
const marks: Readonly<Record<string, string>> = { draft: 'draft', voided: 'void', reversed: 'reversed' };

interface PaperProps extends PaperParts {
  readonly isCopy: boolean;
}

/** A voucher as it is signed and filed. */
export function Paper({ isCopy, ...parts }: PaperProps) {
  const { name, record } = parts;
  const { day } = voucherKinds[name];
  const translate = useTranslate();
  const language = useLanguage();
  const state = marks[String(record['status'])];
  const said = [state, isCopy ? 'copy' : undefined]
    .filter(mark => mark !== undefined)
    .map(mark => translate(`voucherPages.paper.${mark}`));
  return (
    <Box sx={{ position: 'relative' }}>
      {said[0] !== undefined && <Mark word={said[0]} />}
      <AgencyHead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 2 }}>
        <Typography variant="h5" component="h2">
          {translate(`entities.${name}`, { smart_count: 1 })}
          {said.map(word => ` (${word})`)}
        </Typography>
        <Typography>
          <bdi>{String(record['invoice_no'] ?? '')}</bdi> · <ValueText field={DAY} value={record[day]} />
        </Typography>
      </Box>
      <PaperTable {...parts} />
      <Box
        component="dl"
        sx={{ '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1.5, overflowWrap: 'anywhere' } }}
      >
        <dt>{translate('voucherPages.paper.in_words')}</dt>
        <dd>{amountInWords(String(record['amount'] ?? '0.00'), language)}</dd>
        {typeof record['details'] === 'string' && record['details'] !== '' && (
          <>
            <dt>{translate('voucherPages.paper.narration')}</dt>
            <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
              <bdi>{record['details']}</bdi>
            </Box>
          </>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          '@media print': { gridTemplateColumns: 'repeat(4, 1fr)' },
          columnGap: 3,
          rowGap: 7,
          paddingBlockStart: 7,
          breakInside: 'avoid',
        }}
      >
        {signatures.map(who => (
          <Typography
            key={who}
            variant="body2"
            sx={{ borderBlockStart: '1px solid', paddingBlockStart: 0.5, textAlign: 'center' }}
          >
            {translate(`voucherPages.paper.${who}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
