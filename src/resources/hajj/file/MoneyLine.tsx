import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { nextInstalment, owes } from './nextInstalment.ts';

const DAY = date();

/** What is paid of a booking, and what is due next or has been for some time. */
export function MoneyLine({ booking }: { readonly booking: RaRecord }) {
  const translate = useTranslate();
  const reader = useReader();
  const amountText = useAmountText();
  const today = useToday();
  const amount = (of: unknown) => amountText(of ?? '0.00');
  const next = today !== undefined && booking['status'] !== 'cancelled' ? nextInstalment(booking, today) : undefined;
  return (
    <>
      <Typography variant="body2" component="span">
        {translate(owes(booking) ? 'filePages.paid_of' : 'filePages.nothing_owed', {
          paid: amount(booking['paid_amount']),
          due: amount(booking['due_amount']),
        })}
      </Typography>
      {next && owes(booking) && (
        <Typography variant="body2" component="span" {...(next.isOverdue && { color: 'error' })}>
          {' '}
          {translate(next.isOverdue ? 'filePages.overdue' : 'filePages.due_next', {
            amount: amount(next.amount),
            day: valueText(DAY, next.day, reader),
          })}
        </Typography>
      )}
    </>
  );
}
