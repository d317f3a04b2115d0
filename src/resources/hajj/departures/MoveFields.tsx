import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#src/dataProvider/failure.ts';
import { type Decision, priceIn } from './Decision.ts';

/** What a move was refused for that its user can say. */
export interface Asked {
  readonly price: boolean;
  readonly instalments: boolean;
}

/** The fields that a refusal names. */
export function askedBy(error: unknown): Asked {
  const names = Object.keys(fieldErrorsOf(error) ?? {});
  const has = (field: string) => names.some(name => name === field || name.startsWith(`${field}.`));
  return { price: has('price'), instalments: has('instalments') };
}

interface MoveFieldsProps {
  readonly decision: Decision;
  readonly asked: Asked | undefined;
  readonly disabled: boolean;
  onDecide(decision: Decision): void;
}

/** Price and day of payment of one that is moved, where its own do not do there. */
export function MoveFields({ decision, asked, disabled, onDecide }: MoveFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      {(asked?.price || decision.price !== '') && (
        <TextField
          size="small"
          margin="none"
          label={translate('fields.price')}
          value={decision.price}
          error={priceIn(decision) === undefined}
          disabled={disabled}
          onChange={({ target }) => onDecide({ ...decision, price: target.value })}
          onBlur={() => onDecide({ ...decision, price: priceIn(decision) ?? decision.price })}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          sx={{ width: 140 }}
        />
      )}
      {(asked?.instalments || decision.due !== '') && (
        <TextField
          type="date"
          size="small"
          margin="none"
          label={translate('cancelPages.due')}
          value={decision.due}
          disabled={disabled}
          onChange={({ target }) => onDecide({ ...decision, due: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 180 }}
        />
      )}
    </>
  );
}
