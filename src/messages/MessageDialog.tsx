import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { closeDialog, type DialogContent as Content } from './dialog.ts';

/** The one dialog of the frame. */
export const MessageDialog = ({ content: { title, code } }: { readonly content: Content }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => notify('settings.copied', { type: 'success' }),
      () => notify('settings.notCopied', { type: 'warning' }),
    );
  return (
    <Dialog open onClose={closeDialog} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>{translate(title)}</DialogTitle>
      <DialogContent tabIndex={0}>
        <pre dir="ltr">{code}</pre>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{translate('settings.copy')}</Button>
        <Button onClick={closeDialog}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
