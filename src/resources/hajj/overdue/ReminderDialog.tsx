import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportRow } from '#catalog/engine/defineReport.ts';
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
  const id = useId();
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
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('reminderPages.title', { booking: row['booking_no'] })}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
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
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
