import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { netOpen } from '../settlement/netOpen.ts';
import { useOpenItems } from '../settlement/useOpenItems.ts';

/** What the chosen party owes the agency, or is owed by it, before this bill. */
export function PartyStanding() {
  const translate = useTranslate();
  const amountText = useAmountText();
  const party: unknown = useWatch({ name: 'party' });
  const { items } = useOpenItems(typeof party === 'number' ? [party] : []);
  if (typeof party !== 'number' || !items) return null;
  const net = netOpen(items);
  const word = net > 0n ? 'owes' : net < 0n ? 'is_owed' : 'even';
  const amount = amountText(net < 0n ? -net : net);
  return (
    <Typography variant="body2" component="output">
      {translate(`billPages.standing.${word}`, { amount, smart_count: items.length })}
    </Typography>
  );
}
