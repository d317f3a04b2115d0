import { useTranslate } from 'react-admin';
import type { ReportRow } from '#catalog/engine/defineReport.ts';
import { date } from '#catalog/engine/fields.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { useSite } from '#src/layout/useSite.ts';

const DAY = date();

/** What somebody is told of an overdue instalment, in the language of the interface. */
export function useReminder(row: ReportRow): { readonly subject: string; readonly text: string } {
  const translate = useTranslate();
  const reader = useReader();
  const amountText = useAmountText();
  const { name: agency } = useSite();
  const dayOf = (name: string) => valueText(DAY, row[name], reader);
  const journey = translate(`reminderPages.${isBlank(row['traveller']) ? 'journey' : 'journey_of'}`, {
    journey: row['journey'],
    day: dayOf('departs_on'),
    traveller: row['traveller'],
  });
  const told = {
    name: isBlank(row['payer']) ? translate('reminderPages.unnamed') : row['payer'],
    amount: amountText(row['outstanding']),
    day: dayOf('due_date'),
    booking: row['booking_no'],
    journey,
    agency,
  };
  return { subject: translate('reminderPages.subject', told), text: translate('reminderPages.text', told) };
}
