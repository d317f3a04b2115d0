import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useInstantReader } from '../../../kinds/useReader.ts';
import { valueText } from '../../../kinds/valueText.ts';
import type { Mail } from './Mail.ts';

const Body = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', paddingBlockStart: 16 });

const WEB_ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** The text with its links as such. */
function Text({ text }: { readonly text: string }) {
  const links = [...text.matchAll(WEB_ADDRESS)];
  const endOf = (link: RegExpExecArray | undefined): number => (link ? link.index + link[0].length : 0);
  return (
    <Body dir="auto">
      {links.map((link, place) => (
        <Fragment key={link.index}>
          {text.slice(endOf(links[place - 1]), link.index)}
          <a href={link[0]} dir="ltr" target="_blank" rel="noreferrer">
            {link[0]}
          </a>
        </Fragment>
      ))}
      {text.slice(endOf(links.at(-1)))}
    </Body>
  );
}

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
        {mail.withheld && (
          <Alert severity="info" sx={{ marginBlockStart: 1 }}>
            {translate('mail.inbox.withheld')}
          </Alert>
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
        <Text text={mail.text} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
