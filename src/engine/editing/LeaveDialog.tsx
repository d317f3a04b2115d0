import Stay from '@mui/icons-material/EditOutlined';
import Leave from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

const focus = (button: HTMLButtonElement | null): void => button?.focus();

interface LeaveDialogProps {
  /** Key of what is asked. */
  readonly text: string;
  /** The answer is to stay. */
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** Asks whether unsaved changes may be left behind. */
export function LeaveDialog({ text, onClose, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{translate('crud.form.unsaved_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(text)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* React-Admin's own question begins at the other answer, where Enter throws away what was typed. */}
        <Button ref={focus} startIcon={<Stay />} onClick={onClose}>
          {translate('crud.form.stay')}
        </Button>
        <Button color="error" startIcon={<Leave />} onClick={onLeave}>
          {translate('crud.form.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
