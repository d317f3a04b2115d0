import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  readonly to: string;
  onGiven(reason: string): void;
  onClose(): void;
}

/** Asks why a step is taken before it is taken. */
export function ReasonDialog({ to, onGiven, onClose }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const id = useId();
  const state = translate(`choices.${to}`);
  const give = () => {
    onGiven(reason.trim());
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('crud.lifecycle.reason_title', { state })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', '&&': { pt: 1 } }}>
        <ReasonField value={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={reason.trim() === ''} onClick={give}>
          {state}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
