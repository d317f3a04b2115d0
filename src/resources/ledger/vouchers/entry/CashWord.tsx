import Alert from '@mui/material/Alert';
import { uniq } from 'es-toolkit';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { useBalances } from '../../chart/useBalances.ts';
import { useChart } from '../../chart/useChart.ts';
import { useBookPolicy } from '../../entry/useBookPolicy.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';
import { useVoucherSettlement } from './useVoucherSettlement.ts';

const severities = { allow: 'info', warn: 'warning', block: 'error' } as const;

/** An early word on cash and bank that posting brings below zero; the host asks of each day to come. */
export function CashWord() {
  const translate = useTranslate();
  const amountText = useAmountText();
  const { kind } = useVoucherKind();
  const { chart } = useChart();
  const { negativeCash = 'allow' } = useBookPolicy();
  const { posted } = useVoucherSettlement();
  const day: unknown = useWatch({ name: kind.day });
  const tills = uniq(posted.filter(({ credit }) => credit > 0n).map(({ ledger }) => ledger)).filter(id => {
    const ledger = chart?.get(id);
    return ledger?.holds && ledger.nature === 'asset';
  });
  const [then, now] = [useBalances(tills, day), useBalances(tills, undefined)];
  const short = tills.flatMap((id): [string, Minor][] => {
    const [a, b] = [then.get(id), now.get(id)];
    if (a === undefined || b === undefined) return [];
    const change = sum(posted.filter(({ ledger }) => ledger === id).map(({ debit, credit }) => debit - credit));
    const [before, after] = [toMinor(a), toMinor(b)];
    const balance = (before < after ? before : after) + change;
    return balance < 0n ? [[chart?.get(id)?.name ?? `#${id}`, -balance]] : [];
  });
  return short.map(([ledger, amount]) => (
    <Alert key={ledger} severity={severities[negativeCash]} role="none" component="output">
      {translate(`voucherPages.cash_short.${negativeCash}`, {
        ledger,
        amount: amountText(amount),
      })}
    </Alert>
  ));
}
