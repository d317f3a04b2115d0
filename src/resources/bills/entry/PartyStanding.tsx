import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { netOpen } from '../settlement/netOpen.ts';
import { useOpenItems } from '../settlement/useOpenItems.ts';

const AMOUNT = money();

/** What the chosen party owes the agency, or is owed by it, before this bill. */
export function PartyStanding() {
  const translate = useTranslate();
  const reader = useReader();
  const party: unknown = useWatch({ name: 'party' });
  const { items } = useOpenItems(typeof party === 'number' ? [party] : []);
  if (typeof party !== 'number' || !items) return null;
  const net = netOpen(items);
  const word = net > 0n ? 'owes' : net < 0n ? 'is_owed' : 'even';
  const amount = valueText(AMOUNT, fromMinor(net < 0n ? -net : net), reader);
  return (
    <Typography variant="body2" component="output">
      {translate(`billPages.standing.${word}`, { amount, smart_count: items.length })}
    </Typography>
  );
}
