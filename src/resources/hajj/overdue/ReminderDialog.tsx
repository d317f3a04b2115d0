import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportRow } from '#catalog/engine/defineReport.ts';
import { ReadDialog } from '#src/engine/messages/ReadDialog.tsx';
import { chatLink, mailLink } from './reminderLinks.ts';
import { useReminder } from './useReminder.ts';

interface ReminderDialogProps {
  readonly row: ReportRow;
  onClose(): void;
}

/** The text of a reminder, which may be changed before it is copied, or taken along to where it is sent from. */
export function ReminderDialog({ row, onClose }: ReminderDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { subject, text: made } = useReminder(row);
  const [text = made, write] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('settings.copied', { type: 'success' }),
      () => notify('settings.notCopied', { type: 'warning' }),
    );
  const ways = [
    ['whatsapp', chatLink(row['whatsapp'], text) ?? chatLink(row['phone'], text)],
    ['mail', mailLink(row['email'], { subject, text })],
  ] as const;
  return (
    <ReadDialog
      isWrapped
      title={translate('reminderPages.title', { booking: row['booking_no'] })}
      onClose={onClose}
      before={
        <>
          {ways.map(
            ([way, href]) =>
              href !== undefined && (
                <Button key={way} component="a" href={href} target="_blank" rel="noreferrer">
                  {translate(`reminderPages.${way}`)}
                </Button>
              ),
          )}
          <Button variant="contained" onClick={() => void copy()}>
            {translate('settings.copy')}
          </Button>
        </>
      }
    >
      <TextField
        multiline
        fullWidth
        margin="dense"
        minRows={6}
        label={translate('reminderPages.label')}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {ways.every(([, href]) => href === undefined) && (
        <Typography variant="body2" color="textSecondary">
          {translate('reminderPages.no_way')}
        </Typography>
      )}
    </ReadDialog>
  );
}
