import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { LinkedText } from './LinkedText.tsx';
import type { Mail } from './Mail.ts';
import { MailFiles } from './MailFiles.tsx';

interface MailDialogProps {
  readonly mail: Mail;
  readonly onClose: () => void;
}

/** One mail: to whom, when, what became of it, and its text. */
export const MailDialog = ({ mail, onClose }: MailDialogProps) => {
  const translate = useTranslate();
  const reader = useInstantReader();
  const id = useId();
  const moment = (value: string) => valueText({ kind: 'dateTime', required: true }, value, reader);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>
        <bdi>{mail.subject}</bdi>
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography color="textSecondary">
          {translate('mail.to')} <bdi>{mail.to}</bdi> · {moment(mail.at)}
        </Typography>
        {mail.sent_at && (
          <Typography color="textSecondary">{translate('mail.sent_at', { at: moment(mail.sent_at) })}</Typography>
        )}
        {mail.is_kept && (
          <Alert severity="info" sx={{ marginBlockStart: 1 }}>
            {translate('mail.kept')}
          </Alert>
        )}
        {mail.error && (
          <Alert severity={mail.state === 'failed' ? 'error' : 'warning'} sx={{ marginBlockStart: 1 }}>
            {translate('mail.error', { smart_count: mail.tries ?? 0 })} <bdi>{mail.error}</bdi>
            {mail.state === 'waiting' &&
              !mail.is_kept &&
              mail.due &&
              ` ${translate('mail.next', { at: moment(mail.due) })}`}
          </Alert>
        )}
        <LinkedText text={mail.text} />
        <MailFiles files={mail.attachments ?? []} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
