import Alert, { type AlertColor } from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '../../../crud/useEntity.ts';

/** How a state looks to whoever asks what is to be done next. */
const looks: Readonly<Record<string, AlertColor>> = { owed: 'warning', part: 'warning', paid: 'success' };

/** What is to be done next with the sheet or claim of the page; nothing where it has come to an end otherwise. */
export function NextStep() {
  const { name } = useEntity();
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  const { status, amount, outstanding } = record;
  const left = outstanding === '0.00' ? 'paid' : outstanding === amount ? 'owed' : 'part';
  const state = status === 'posted' ? left : String(status);
  const text = translate(`payPages.next.${name}.${state}`, { _: '' });
  return text === '' ? null : <Alert severity={looks[state] ?? 'info'}>{text}</Alert>;
}
