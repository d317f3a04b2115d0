import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import { monthlySubscription } from '#catalog/people/monthlySubscription.ts';
import { billMember } from '#catalog/people/memberCommands.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { BulkDialog } from '#src/engine/bulk/BulkDialog.tsx';
import type { PanelProps } from '#src/engine/panels/LazyTool.tsx';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';
import { monthText } from '#src/engine/kinds/valueText.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { monthOf, months } from './months.ts';

const { fields } = monthlySubscription;

/** Bills the selected members for a month; who is not billed stays selected, with the reason. */
export function BillMembers({ onClose }: PanelProps) {
  const translate = useTranslate();
  const { locale } = useReader();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? (today && monthOf(today)) ?? '';
  const [amount, setAmount] = useState('');
  const parsed = parseValue({ ...fields.amount, required: false }, amount);
  const wrong =
    'code' in parsed ? translate(`violations.${parsed.code}`, violationArgs(parsed.params, translate)) : undefined;
  const run = (ids: readonly Identifier[]) =>
    dataProvider.performMany(billMember.entity.route, {
      command: billMember,
      ids,
      input: { subscription_date: month, ...(amount && { amount }) },
    });
  return (
    <BulkDialog
      title="memberPages.bill.title"
      confirm="memberPages.bill.confirm"
      ready={!wrong && month !== ''}
      typed={amount !== ''}
      run={run}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <ChoiceBox
          required
          label={translate('memberPages.bill.month')}
          value={month}
          onChoose={setChosen}
          options={(today ? months(today) : []).map(day => [day, monthText(day, locale)] as const)}
        />
        <NumberField
          field={fields.amount}
          label={translate('fields.amount')}
          value={amount}
          onValue={setAmount}
          error={Boolean(wrong)}
          helperText={wrong ?? translate('memberPages.bill.amount_hint')}
        />
      </Stack>
    </BulkDialog>
  );
}
