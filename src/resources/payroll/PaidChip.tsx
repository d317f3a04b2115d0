import Chip from '@mui/material/Chip';
import { useRecordContext, useTranslate } from 'react-admin';

const tones = { unpaid: 'warning', partially_paid: 'warning', paid: 'success' } as const;

/** How far the posted sheet or claim of the page is paid. */
export function PaidChip() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (record?.['status'] !== 'posted') return null;
  const { amount, outstanding } = record;
  const state = outstanding === '0.00' ? 'paid' : outstanding === amount ? 'unpaid' : 'partially_paid';
  return <Chip size="small" variant="outlined" color={tones[state]} label={translate(`choices.${state}`)} />;
}
