import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { useMeantAmount } from '#src/engine/kinds/text/useMeantAmount.ts';
import { deskEntity } from './deskEntity.ts';

const method = ['payment_method'];

/** What they pay now, which here is nothing where nothing is said. */
export function MoneyPart() {
  const meant = useMeantAmount('pay_amount');
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <TextInput
        {...meant}
        source="pay_amount"
        label="deskPages.amount"
        helperText="deskPages.none_pays"
        size="small"
        placeholder="0.00"
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
      />
      <InputGrid entity={deskEntity} names={method} />
    </Box>
  );
}
