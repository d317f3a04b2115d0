import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { leftOf } from '#catalog/bills/settlement/Open.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { amountFor, rechosen, restFor, restsOf } from './chosen.ts';
import { OpenItemRows } from './OpenItemRows.tsx';
import type { Settling } from './useSettlement.ts';

const ways = { oldest: 'oldest', none: 'nothing' } as const;

/**
 * What the lines of a document settle, as the host would do it: what is due first, or as much of each as is typed here,
 * or nothing. Stands only where a line names a party on a control account.
 */
export function SettlementPanel({ rows, items, chosen, settled, leavesAdvance }: Settling) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const id = useId();
  const { setValue } = useFormContext();
  if (rows.length === 0 || !items) return null;
  const set = (choice: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(choice)) setValue(name, value, { shouldDirty: true });
  };
  const amountOf = (item: number) => amountFor(item, chosen, settled);
  const amounts = items.map(item => ({ item, amount: amountOf(item.id) }));
  const rests = restsOf(rows, items, settled.pairs);
  const choose = (item: number, amount: Minor) => set(rechosen(items, one => (one === item ? amount : amountOf(one))));
  return (
    <Box component="section" aria-labelledby={id} sx={{ paddingBlockStart: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography id={id} variant="subtitle1" component="h2">
          {translate('settlement.title')}
        </Typography>
        {items.length > 0 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={id}
            value={chosen.settlement}
            onChange={(_event, way: string | null) => way && set({ settlement: way, settles: [] })}
          >
            {Object.entries(ways).map(([way, word]) => (
              <ToggleButton key={way} value={way} sx={{ paddingBlock: 0.5, textTransform: 'none' }}>
                {translate(`settlement.${word}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('settlement.nothing_open')}
        </Typography>
      ) : (
        <OpenItemRows
          labelledBy={id}
          amounts={amounts}
          chosen={chosen}
          violations={settled.violations}
          onAmount={choose}
          onAll={item => {
            const left = restFor(item, rows, amounts) + amountOf(item.id);
            const most = leftOf(item);
            choose(item.id, left < most ? (left > 0n ? left : 0n) : most);
          }}
        />
      )}
      {rests.map(({ currency, rest }) => (
        <Typography key={currency} variant="body2" component="output" sx={{ display: 'block', paddingBlockStart: 1 }}>
          {currency !== null && (
            <>
              <RefTitle target={entities.currency.name} id={String(currency)} />
              {': '}
            </>
          )}
          {translate(`settlement.${rest === 0n ? 'all_settled' : leavesAdvance ? 'becomes_advance' : 'stays_open'}`, {
            amount: amountText(rest),
          })}
        </Typography>
      ))}
    </Box>
  );
}
