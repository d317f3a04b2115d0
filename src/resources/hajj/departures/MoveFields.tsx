import { useTranslate } from 'react-admin';
import { date, money } from '#catalog/engine/fields.ts';
import { fieldErrorsOf } from '#src/dataProvider/failure.ts';
import { DayBox } from '#src/engine/kinds/date/DayBox.tsx';
import { useAnyDayForm } from '#src/engine/kinds/date/dayForms.ts';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';
import { useOwnSign } from '#src/engine/kinds/number/useSignOf.ts';
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

const DAY = date();
const AMOUNT = money();

interface MoveFieldsProps {
  readonly decision: Decision;
  readonly asked: Asked | undefined;
  readonly disabled: boolean;
  onDecide(decision: Decision): void;
}

/** Price and day of payment of one that is moved, where its own do not do there. */
export function MoveFields({ decision, asked, disabled, onDecide }: MoveFieldsProps) {
  const sign = useOwnSign();
  const translate = useTranslate();
  const form = useAnyDayForm(DAY);
  return (
    <>
      {(asked?.price || decision.price !== '') && (
        <NumberField
          field={AMOUNT}
          sign={sign}
          margin="none"
          label={translate('fields.price')}
          value={decision.price}
          error={priceIn(decision) === undefined}
          disabled={disabled}
          onValue={price => onDecide({ ...decision, price })}
          sx={{ width: 140 }}
        />
      )}
      {(asked?.instalments || decision.due !== '') && (
        <DayBox
          form={form}
          margin="none"
          label={translate('cancelPages.due')}
          value={decision.due}
          disabled={disabled}
          onValue={due => onDecide({ ...decision, due })}
          sx={{ width: 180 }}
        />
      )}
    </>
  );
}
