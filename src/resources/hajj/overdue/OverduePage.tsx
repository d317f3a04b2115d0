import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportRow } from '#catalog/engine/defineReport.ts';
import { ahead, overlay } from '#src/engine/onDemand/overlay.tsx';
import { ReportPage } from '#src/reports/frame/ReportPage.tsx';
import { RowEnd } from '#src/reports/frame/ReportRows.tsx';

const ReminderDialog = overlay(async () => (await import('./ReminderDialog.tsx')).ReminderDialog);

function RemindButton({ row }: { readonly row: ReportRow }) {
  const translate = useTranslate();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={translate('reminderPages.open_of', { booking: row['booking_no'] })}
        onClick={() => open(true)}
        {...ahead(ReminderDialog)}
      >
        {translate('reminderPages.open')}
      </Button>
      {isOpen && <ReminderDialog row={row} onClose={() => open(false)} />}
    </>
  );
}

/** Overdue instalments, each with the text that reminds of it. */
export const OverduePage = () => (
  <RowEnd value={RemindButton}>
    <ReportPage />
  </RowEnd>
);
