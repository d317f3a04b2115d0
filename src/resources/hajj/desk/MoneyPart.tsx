import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useContext, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldNotes } from '#src/engine/kinds/FieldNotes.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { NumberBox } from '#src/engine/kinds/number/NumberBox.tsx';
import { useOwnSign } from '#src/engine/kinds/number/useSignOf.ts';
import { deskEntity } from './deskEntity.ts';

const AMOUNT = money();
const method = ['payment_method'];

/** What it means that no payment method is said; a ledger that is told says where the money goes by itself. */
function Cash() {
  const translate = useTranslate();
  const [chosen, ledger] = useWatch({ name: ['payment_method', 'ledger'] });
  if (!isBlank(chosen) || !isBlank(ledger)) return null;
  return <FormHelperText sx={{ mx: 1.75 }}>{translate('deskPages.cash')}</FormHelperText>;
}

/** What they pay now, which here is nothing where nothing is said. */
export function MoneyPart() {
  const sign = useOwnSign();
  const notes = useContext(FieldNotes);
  const withCash = useMemo(() => ({ ...notes, payment_method: <Cash /> }), [notes]);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <NumberBox
        field={AMOUNT}
        sign={sign}
        source="pay_amount"
        label="deskPages.amount"
        helperText="deskPages.none_pays"
        size="small"
      />
      <FieldNotes value={withCash}>
        <InputGrid entity={deskEntity} names={method} />
      </FieldNotes>
    </Box>
  );
}
