import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { sales } from '../../../../catalog/accounts/bills/bills.ts';
import { date } from '../../../../catalog/fields.ts';
import { ValueText } from '../../../kinds/ValueText.tsx';
import type { PaperParts } from './usePaper.ts';

const DAY = date();
const { exchange_rate: RATE } = sales.fields;

/** Whom a bill is for, when it falls due, their own number for it, and the currency of its amounts with its rate. */
export function BilledTo({ record, titles }: PaperParts) {
  const translate = useTranslate();
  const { due_date: due, ref_invoice_no: number, exchange_rate: rate } = record;
  const currency = titles.currency(record['currency']);
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
      {currency.length > 0 && (
        <>
          <div>
            <dt>{translate('fields.currency')}</dt>
            <dd>
              <bdi>{currency}</bdi>
            </dd>
          </div>
          <div>
            <dt>{translate('fields.exchange_rate')}</dt>
            <dd>
              <bdi dir="ltr">
                <ValueText field={RATE} value={rate} />
              </bdi>
            </dd>
          </div>
        </>
      )}
    </Box>
  );
}
