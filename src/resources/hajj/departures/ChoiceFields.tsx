import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { money } from '#catalog/engine/fields.ts';
import { choosable } from '#catalog/hajj/bookings/endWithDeparture.ts';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';
import { useOwnSign } from '#src/engine/kinds/number/useSignOf.ts';
import { chosen, type Decision, feeIn } from './Decision.ts';
import { type Asked, MoveFields } from './MoveFields.tsx';
import type { Offered } from './useOffered.ts';

const AMOUNT = money();

/** That nothing is chosen is an answer too. */
const shown = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

interface PickProps {
  readonly label: string;
  readonly value: number | null;
  readonly options: Offered['tills'];
  readonly empty?: string;
  readonly isMissing?: boolean;
  readonly disabled: boolean;
  onPick(id: number | null): void;
}

function Pick({ label, value, options, empty, isMissing = false, disabled, onPick }: PickProps) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value ?? ''}
      error={isMissing}
      disabled={disabled}
      onChange={({ target }) => onPick(target.value === '' ? null : Number(target.value))}
      sx={{ width: 260 }}
      {...(empty !== undefined && { slotProps: shown })}
    >
      {empty !== undefined && <MenuItem value="">{empty}</MenuItem>}
      {options.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ChoiceFieldsProps {
  readonly decision: Decision | undefined;
  readonly offered: Offered;
  readonly disabled: boolean;
  /** What the host has asked for in vain, of one that is moved. */
  readonly asked?: Asked;
  onDecide(decision: Decision | undefined): void;
}

/** What becomes of a booking, and what that asks beside. */
export function ChoiceFields({ decision, offered, disabled, asked, onDecide }: ChoiceFieldsProps) {
  const sign = useOwnSign();
  const translate = useTranslate();
  const { departures, tills, mayCharge } = offered;
  const choose = (told: string) => {
    const outcome = choosable.find(one => one === told);
    onDecide(outcome && { ...(decision ?? chosen(outcome)), outcome });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, paddingBlock: 1 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('cancelPages.choice')}
        value={decision?.outcome ?? ''}
        disabled={disabled}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: 200 }}
        slotProps={shown}
      >
        <MenuItem value="">{translate('cancelPages.undecided')}</MenuItem>
        {choosable.map(one => (
          <MenuItem key={one} value={one}>
            {translate(`cancelPages.choices.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {decision?.outcome === 'move' && (
        <Pick
          label={translate('cancelPages.to')}
          value={decision.departure}
          options={departures}
          isMissing={decision.departure === null}
          disabled={disabled}
          onPick={departure => onDecide({ ...decision, departure })}
        />
      )}
      {decision?.outcome === 'move' && (
        <MoveFields decision={decision} asked={asked} disabled={disabled} onDecide={onDecide} />
      )}
      {decision?.outcome === 'refund' && tills.length > 0 && (
        <Pick
          label={translate('cancelPages.till')}
          value={decision.ledger}
          options={tills}
          empty={translate('cancelPages.later')}
          disabled={disabled}
          onPick={ledger => onDecide({ ...decision, ledger })}
        />
      )}
      {decision && decision.outcome !== 'move' && mayCharge && (
        <NumberField
          field={AMOUNT}
          sign={sign}
          margin="none"
          label={translate('fields.fee_amount')}
          value={decision.fee}
          error={feeIn(decision) === undefined}
          disabled={disabled}
          onValue={fee => onDecide({ ...decision, fee })}
          onLeave={() => decision.fee === '' && onDecide({ ...decision, fee: '0.00' })}
          sx={{ width: 120 }}
        />
      )}
    </Box>
  );
}
