import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';
import { useOffer } from './useOffer.ts';
import { useProposedPlan } from './useProposedPlan.ts';

const AMOUNT = money();
const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const Note = ({ children }: { readonly children: string }) => (
  <FormHelperText component="output" sx={{ mx: 0, display: 'block' }}>
    {children}
  </FormHelperText>
);

/** The fields of a booking, with what its departure offers: the price of the room, what it comes to, and what bars it. */
export function OfferedFields({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const reader = useReader();
  const offer = useOffer();
  const [price, discount]: readonly unknown[] = useWatch({ name: ['price', 'discount'] });
  const perPerson = isSaid(price) ? amountOf(price) : toMinor(offer?.price ?? '0');
  const whole = perPerson - amountOf(discount);
  useProposedPlan(offer, whole);
  const offered = offer && valueText(AMOUNT, offer.price, reader);
  const amount = offer && valueText(AMOUNT, fromMinor(whole), reader);
  const notes = useMemo(
    () =>
      offered === undefined || amount === undefined
        ? {}
        : {
            price: <Note>{translate('bookingPages.offered_price', { amount: offered })}</Note>,
            discount: <Note>{translate('bookingPages.comes_to', { amount })}</Note>,
          },
    [offered, amount, translate],
  );
  return (
    <FieldNotes value={notes}>
      {offer?.bar && (
        <Alert severity="warning" sx={{ m: 2, mb: 0 }}>
          {translate(`violations.${offer.bar.code}`, violationArgs(offer.bar.params, translate))}
        </Alert>
      )}
      {children}
    </FieldNotes>
  );
}
