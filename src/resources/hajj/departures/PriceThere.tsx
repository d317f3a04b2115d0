import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import type { Decision } from './Decision.ts';
import type { Offered } from './useOffered.ts';

interface PriceThereProps {
  readonly row: Pick<Undecided, 'price' | 'room_type'>;
  readonly decision: Decision;
  readonly offered: Offered;
  readonly disabled: boolean;
  onDecide(decision: Decision): void;
}

/** That a booking keeps its price where the other departure costs something else, and the way to that price. */
export function PriceThere({ row, decision, offered, disabled, onDecide }: PriceThereProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const prices = offered.departures.find(({ id }) => id === decision.departure)?.prices;
  const there = prices && (prices.rooms.find(one => one.room_type === row.room_type)?.price ?? prices.price);
  if (there === undefined || decision.price !== '' || toMinor(there) === toMinor(row.price)) return null;
  return (
    <Typography variant="body2" component="div" sx={{ flexBasis: '100%' }}>
      {translate('cancelPages.price_stays', { price: amountText(row.price) })}{' '}
      <Button size="small" disabled={disabled} onClick={() => onDecide({ ...decision, price: there })}>
        {translate('cancelPages.take_price', { price: amountText(there) })}
      </Button>
    </Typography>
  );
}
