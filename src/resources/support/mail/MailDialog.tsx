import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { ReadDialog } from '#src/engine/messages/ReadDialog.tsx';
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
  const moment = (value: string) => valueText({ kind: 'dateTime', required: true }, value, reader);
  return (
    <ReadDialog isLong maxWidth="md" title={<bdi>{mail.subject}</bdi>} onClose={onClose}>
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
    </ReadDialog>
  );
};
