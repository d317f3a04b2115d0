import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { date } from '../../../../catalog/fields.ts';
import { ValueText } from '../../../kinds/ValueText.tsx';
import type { PaperParts } from './usePaper.ts';

const DAY = date();

/** Whom a bill is for, when it falls due, and their own number for it. */
export function BilledTo({ record, titles }: PaperParts) {
  const translate = useTranslate();
  const { due_date: due, ref_invoice_no: number } = record;
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        mt: 0,
        mb: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      <div>
        <dt>{translate('fields.party')}</dt>
        <dd>
          <bdi>{titles.party(record['party'])}</bdi>
        </dd>
      </div>
      {typeof due === 'string' && (
        <div>
          <dt>{translate('fields.due_date')}</dt>
          <dd>
            <ValueText field={DAY} value={due} />
          </dd>
        </div>
      )}
      {typeof number === 'string' && number !== '' && (
        <div>
          <dt>{translate('fields.ref_invoice_no')}</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </div>
      )}
    </Box>
  );
}
