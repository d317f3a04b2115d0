import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import MuiDialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { DialogContent } from '../../engine/messages/dialog.ts';

interface MessageDialogProps {
  readonly content: DialogContent;
  onClose(): void;
}

/** The one dialog of the frame. */
export const MessageDialog = ({ content: { title, children, actions, options }, onClose }: MessageDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth {...options}>
      <DialogTitle id={id}>{translate(title, { _: title })}</DialogTitle>
      {/* What scrolls by itself has to be reached by the keyboard. */}
      <MuiDialogContent tabIndex={0}>{children}</MuiDialogContent>
      <DialogActions>
        {actions}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
