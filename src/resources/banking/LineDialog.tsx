import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { commandForm } from '../../engine/commands/commandForm.ts';
import { FormDialog } from '../../engine/editing/FormDialog.tsx';
import { formErrors } from '../../engine/editing/formValues.ts';
import { reasonAsked } from '../../dataProvider/reasonAsked.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { useSubmit } from '../../engine/editing/useSubmit.tsx';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { NamesakeNotice } from '../bills/settlement/NamesakeNotice.tsx';
import { useChart } from '../ledger/chart/useChart.ts';
import { Amount, Day } from './Amount.tsx';
import type { Asking } from './useWork.ts';
import { useStatementCall } from './useStatementCall.ts';

interface LineDialogProps extends Asking {
  readonly statement: number;
  onClose(): void;
}

const asked = { book: ['ledger', 'party', 'details'], explain: ['explanation'] } as const;

/** What is known of the line before anybody types. */
const begun = ({ verb, line }: Asking): Record<string, unknown> =>
  verb === 'book' ? { ledger: null, party: null, details: line.description } : { explanation: line.explanation ?? '' };

/** Of whom the line is entered as received, and who else it may be of. */
function BookedOf({ amount }: { readonly amount: Minor }) {
  const { setValue } = useFormContext();
  const party: unknown = useWatch({ name: 'party' });
  return (
    <NamesakeNotice
      received={typeof party === 'number' ? [{ party, amount }] : []}
      onChoose={(_party, { id, ledger }) => {
        setValue('party', id, { shouldDirty: true });
        if (ledger !== null) setValue('ledger', ledger, { shouldDirty: true });
      }}
    />
  );
}

/** Asks as what a line of the bank is entered in the books, or why it never will be. */
export function LineDialog({ statement, verb, line, onClose }: LineDialogProps) {
  const translate = useTranslate();
  const today = useToday();
  const { chart } = useChart();
  const { mutateAsync } = useStatementCall(statement);
  const [why, setWhy] = useState<string>();
  const command = commandOf(`${verb}_bank_statement`);
  const form = commandForm(command, { reason: why !== undefined });
  const names = [...asked[verb], ...(why === undefined ? [] : ['reason'])];
  const validate = (values: Record<string, unknown>) => {
    const errors = formErrors(form, { ...values, line: line.id }, { translate, today });
    const ledger = chart?.get(Number(values['ledger']));
    const lacksParty = verb === 'book' && ledger?.is_control && (values['party'] ?? null) === null;
    return { ...errors, ...(lacksParty && { party: 'violations.party_missing' }) };
  };
  const { submit, refusal } = useSubmit(
    async ({ reason, ...values }, { saved }) => {
      try {
        await mutateAsync({
          verb,
          input: { ...values, line: line.id },
          ...(typeof reason === 'string' && { reason: reason.trim() }),
        });
      } catch (error) {
        const told = reasonAsked(error);
        if (told === undefined || why !== undefined) throw error;
        return setWhy(told);
      }
      saved({ ...values, reason });
      onClose();
    },
    undefined,
    { fields: names, nameOf: field => translate(`fields.${field.split('.').at(-1)}`, { _: field }) },
  );
  return (
    <FormDialog
      title={translate(`bankPages.${verb}.title`)}
      of={bankStatement.route}
      give={translate(`bankPages.${verb}.give`)}
      defaultValues={begun({ verb, line })}
      onSubmit={submit}
      validate={validate}
      onClose={onClose}
    >
      {refusal ||
        (why !== undefined && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate(why, { _: why })}
          </Alert>
        ))}
      <Typography sx={{ mb: 1 }}>
        <Day of={line.day} /> · <bdi>{line.description || line.numbers.join(' · ')}</bdi> ·{' '}
        <strong>
          <Amount of={line.amount} />
        </strong>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate(verb === 'explain' ? 'bankPages.explain.hint' : `bankPages.book.${line.amount < 0n ? 'out' : 'in'}`)}
      </Typography>
      <InputGrid entity={form} names={names} />
      {verb === 'book' && line.amount > 0n && <BookedOf amount={line.amount} />}
    </FormDialog>
  );
}
