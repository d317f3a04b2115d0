import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { depart } from '#catalog/hajj/departures/travelCommands.ts';
import { choicesOf } from '#src/engine/kinds/choice/choicesOf.ts';
import { inputProps } from '#src/engine/kinds/inputProps.ts';
import { Narrowed } from '#src/engine/kinds/ref/Narrowed.ts';
import { RefInput } from '#src/engine/kinds/ref/RefInput.tsx';
import { NumberInput } from '#src/engine/kinds/number/NumberInput.tsx';
import { TextualInput } from '#src/engine/kinds/text/TextualInput.tsx';
import type { Outcome } from './outcomes.ts';

const { entity, input } = depart;
const { lines } = input.staying;
const reason = { ...lines.reason, kind: 'text' } as const;
const where = { ...lines.departure, required: true } as const;
/** Only these still take bookings. */
const bookable = { status: 'open' };

interface FieldsProps {
  /** Of their line in the form. */
  readonly source: string;
  readonly outcomes: readonly Outcome[];
}

/** What becomes of one who does not leave with the others: only what goes with that is asked. */
export function StayingFields({ source, outcomes }: FieldsProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const outcome: unknown = useWatch({ name: `${source}.outcome` });
  const of = (name: string) => ({ name: `${source}.${name}`, entity, closed: undefined });
  const field = { ...lines.outcome, options: outcomes };
  // What is not seen any more is not sent either.
  const forget = () => {
    for (const name of ['departure', 'fee_amount']) setValue(`${source}.${name}`, null, { shouldDirty: true });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SelectInput {...inputProps({ ...of('outcome'), field })} choices={choicesOf(field)} onChange={forget} />
      {outcome === 'move' && (
        <Narrowed value={{ [`${source}.departure`]: bookable }}>
          <RefInput {...of('departure')} field={where} />
        </Narrowed>
      )}
      {outcome === 'cancel' && (
        <div>
          <NumberInput {...of('fee_amount')} field={lines.fee_amount} />
          <FormHelperText sx={{ mt: -0.5, mb: 1 }}>{translate('departurePages.fee_left_empty')}</FormHelperText>
        </div>
      )}
      <Box sx={{ gridColumn: outcome === 'move' || outcome === 'cancel' ? '1 / -1' : 'auto' }}>
        <TextualInput {...of('reason')} field={reason} />
      </Box>
    </Box>
  );
}
