import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { donation } from '#catalog/donations/donation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { PaperCode } from '../../engine/documents/PaperCode.tsx';
import { PaperTitle } from '../../engine/documents/PaperTitle.tsx';
import { Signatures } from '../../engine/documents/Signatures.tsx';
import { useLanguage } from '../../i18n/locale.ts';
import { isBlank } from '../../engine/kinds/blank.ts';
import { RecordBeside } from '#src/engine/kinds/ref/ToldBeside.tsx';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
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
      <RecordBeside target={entities.member.name} record={data} />
      {more.map(value => (
        <span key={value}>
          <br />
          <bdi>{value}</bdi>
        </span>
      ))}
    </>
  );
}

interface ReceiptProps extends ReceiptParts {
  readonly isCopy: boolean;
}

/** What the agency acknowledges: who gave how much, when, for what. */
export function Receipt({ record, donor, cause, method, url, isCopy }: ReceiptProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <AgencyHead />
      <PaperTitle
        title={translate('donationPages.receipt.title')}
        number={String(record['donation_no'] ?? '')}
        day={record['donated_on']}
        isCopy={isCopy}
      />
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
      <PaperCode url={url} />
      <Signatures words={['donationPages.receipt.signature']} />
    </>
  );
}
