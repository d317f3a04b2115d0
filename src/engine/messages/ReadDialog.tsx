import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface ReadDialogProps extends Partial<Omit<DialogProps, 'title' | 'onClose'>> {
  readonly title: ReactNode;
  /** It scrolls by itself, and has to be reached by the keyboard then. */
  readonly isLong?: boolean;
  /** Its buttons go on below each other where there is no room beside each other. */
  readonly isWrapped?: boolean;
  /** Buttons before the one that closes it, and after that. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  onClose(): void;
}

/** A dialogue without a form, named by its title, with a button that closes it. */
export function ReadDialog({ title, isLong, isWrapped, before, after, onClose, children, ...dialog }: ReadDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose} {...dialog}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent {...(isLong && { tabIndex: 0 })}>{children}</DialogContent>
      <DialogActions {...(isWrapped && { sx: { flexWrap: 'wrap' } })}>
        {before}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        {after}
      </DialogActions>
    </Dialog>
  );
}
