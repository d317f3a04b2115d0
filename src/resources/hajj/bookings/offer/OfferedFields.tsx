import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';
import { useOffer } from './useOffer.ts';
import { useProposedPlan } from './useProposedPlan.ts';

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const Note = ({ children }: { readonly children: string }) => (
  <FormHelperText component="output" sx={{ mx: 0, display: 'block' }}>
    {children}
  </FormHelperText>
);

/** The fields of a booking, with what its departure offers: the price of the room, what it comes to, and what bars it. */
export function OfferedFields({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const offer = useOffer();
  const [price, discount]: readonly unknown[] = useWatch({ name: ['price', 'discount'] });
  const perPerson = isSaid(price) ? amountOf(price) : toMinor(offer?.price ?? '0');
  const whole = perPerson - amountOf(discount);
  useProposedPlan(offer, whole);
  const offered = offer && amountText(offer.price);
  const amount = offer && fromMinor(whole);
  const { setValue } = useFormContext();
  useEffect(() => {
    if (amount !== undefined) setValue('amount', amount);
  }, [amount, setValue]);
  const notes = useMemo(
    () =>
      offered === undefined
        ? {}
        : { price: <Note>{translate('bookingPages.offered_price', { amount: offered })}</Note> },
    [offered, translate],
  );
  return (
    <FieldNotes value={notes}>
      {offer?.bar && (
        <Box sx={{ p: 2, pb: 0 }}>
          <Alert severity="warning">
            {translate(`violations.${offer.bar.code}`, violationArgs(offer.bar.params, translate))}
          </Alert>
        </Box>
      )}
      {children}
    </FieldNotes>
  );
}
