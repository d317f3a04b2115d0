import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type RaRecord, useCreatePath, useGetOne, usePermissions, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { party } from '#catalog/ledger/chart/party.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import { mailOrder, orderMailFields, orderMails } from '#catalog/shop/orders/mailOrder.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { type Locale, locales } from '#catalog/engine/texts/texts.ts';
import { CommandPanel } from '#src/engine/commands/CommandPanel.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { AddressNote, useMailing } from '../../bills/statement/AddressNote.tsx';

const isLocale = (value: unknown): value is Locale => locales.some(one => one === value);

/** Another language brings its own text, as long as its user has written nothing themselves. */
function InLanguage() {
  const { setValue, getValues } = useFormContext();
  const language: unknown = useWatch({ name: 'language' });
  const before = useRef(language);
  useEffect(() => {
    const last = before.current;
    before.current = language;
    if (!isLocale(language) || !isLocale(last) || language === last) return;
    for (const name of ['subject', 'message'] as const)
      if (getValues(name) === orderMails[last][name]) setValue(name, orderMails[language][name]);
  }, [language, setValue, getValues]);
  return null;
}

/** The text with what the page knows of the order; the rest, such as the invoices, the host fills in. */
function Preview({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const message: unknown = useWatch({ name: 'message' });
  const known = { bills: '…', agency: '…', ...values };
  return (
    <Box component="section" sx={{ mt: 2, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="subtitle2" component="h2">
        {translate('orderPages.preview')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {mergeText(typeof message === 'string' ? message : '', orderMailFields, known)}
      </Typography>
    </Box>
  );
}

function Writing({ record, customer }: { readonly record: RaRecord; readonly customer: RaRecord | undefined }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const language = useLanguage();
  const command = useMailing(mailOrder);
  return (
    <CommandPanel
      command={command}
      record={record}
      label={translate('commands.mail_order')}
      initial={{ language, ...orderMails[language] }}
      below={
        <Preview
          values={{
            customer: customer?.['name'],
            order_no: record['order_no'],
            amount: record['amount'],
            outstanding: record['outstanding'],
          }}
        />
      }
      onGiven={() => void navigate(createPath({ resource: order.route, type: 'edit', id: record.id }))}
    >
      <AddressNote />
      <InLanguage />
    </CommandPanel>
  );
}

/** A mail to the customer of an order: from a template in their language, seen before it goes. */
export function OrderMailPage() {
  const { orderId = '' } = useParams();
  const translate = useTranslate();
  // The form asks from the start what its user may say.
  const { isPending: isAsking } = usePermissions();
  const { data: record } = useGetOne(order.route, { id: Number(orderId) });
  const whose: unknown = record?.['party'];
  const { data: customer, isPending } = useGetOne(party.route, { id: Number(whose) }, { enabled: Boolean(whose) });
  return (
    <>
      <Heading title={translate('orderPages.mail')} about={String(record?.['order_no'] ?? `#${orderId}`)} />
      {!record || isPending || isAsking ? (
        <LoadingPage />
      ) : (
        <Card sx={{ mt: 2, p: 2 }}>
          <Writing key={orderId} record={record} customer={customer} />
        </Card>
      )}
    </>
  );
}
