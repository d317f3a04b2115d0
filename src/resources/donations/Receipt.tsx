import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { amountInWords } from '../../../catalog/amountInWords.ts';
import { donation } from '../../../catalog/donations/donation.ts';
import { entities } from '../../../catalog/entities.ts';
import { AgencyHead } from '../../documents/AgencyHead.tsx';
import { useLanguage } from '../../i18n/locale.ts';
import { isBlank } from '../../kinds/blank.ts';
import { titleOf } from '../../kinds/titleOf.ts';
import { ValueText } from '../../kinds/ValueText.tsx';
import type { ReceiptParts } from './useReceipt.ts';

const { fields } = donation;

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

function Donor({ record: data }: { readonly record: RaRecord }) {
  const more = [data['street_address_one'], data['primary_phone']].filter(
    value => typeof value === 'string' && value !== '',
  );
  return (
    <>
      <strong>
        <bdi>{titleOf(entities.member, data)}</bdi>
      </strong>
      {more.map(value => (
        <span key={value}>
          <br />
          <bdi>{value}</bdi>
        </span>
      ))}
    </>
  );
}

/** What the agency acknowledges: who gave how much, when, for what. */
export function Receipt({ record, donor, cause, method }: ReceiptParts) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <AgencyHead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 3 }}>
        <Typography variant="h5" component="h2">
          {translate('donationPages.receipt.title')}
        </Typography>
        <Typography>
          <bdi>{String(record['donation_no'] ?? '')}</bdi> ·{' '}
          <ValueText field={fields.donated_on} value={record['donated_on']} />
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '12em 1fr' },
          columnGap: 2,
          rowGap: { xs: 0.5, sm: 1.5 },
          m: 0,
        }}
      >
        <Line label="donationPages.receipt.from">
          <Donor record={donor} />
        </Line>
        <Line label="donationPages.receipt.cause">
          <bdi>{cause}</bdi>
        </Line>
        <Line label="fields.amount">
          <strong dir="ltr">
            <ValueText field={fields.amount} value={record['amount']} />
          </strong>
        </Line>
        <Line label="donationPages.receipt.in_words">{amountInWords(String(record['amount']), language)}</Line>
        {method !== undefined && (
          <Line label="fields.payment_method">
            <bdi>{method}</bdi>
          </Line>
        )}
        {!isBlank(record['payment_number']) && (
          <Line label="fields.payment_number">
            <ValueText field={fields.payment_number} value={record['payment_number']} />
          </Line>
        )}
      </Box>
      <Typography sx={{ paddingBlock: 3 }}>{translate('donationPages.receipt.thanks')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: 6 }}>
        <Typography
          variant="body2"
          sx={{ borderBlockStart: '1px solid', paddingBlockStart: 0.5, minWidth: 220, textAlign: 'center' }}
        >
          {translate('donationPages.receipt.signature')}
        </Typography>
      </Box>
    </>
  );
}
