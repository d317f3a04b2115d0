import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { signed } from '#catalog/engine/money/currencySign.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { useOwnSign } from '#src/engine/kinds/number/useSignOf.ts';
import { totalsOf } from './familyMoney.ts';

/** What the bookings of a family come to, what is paid of it and what is left; nothing where nobody is booked. */
export function Totals({ members }: { readonly members: readonly FamilyFile[] }) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const sign = useOwnSign();
  const who = usePrincipal();
  const totals = totalsOf(members);
  if (!totals || !allowed(who, entities.booking, 'list')) return null;
  const { due_amount: due, paid_amount: paid, rest } = totals;
  const parts = [
    ['fields.due_amount', due],
    ['fields.paid_amount', paid],
    ['familyPages.rest', rest],
  ] as const;
  return (
    <Box
      component="dl"
      aria-label={translate('familyPages.totals')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, '& dd': { m: 0 } }}
    >
      {parts.map(([label, amount]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {translate(label)}
          </Typography>
          <Typography component="dd" variant="subtitle1">
            <bdi dir="ltr">{signed(amountText(amount), sign)}</bdi>
          </Typography>
        </div>
      ))}
    </Box>
  );
}
