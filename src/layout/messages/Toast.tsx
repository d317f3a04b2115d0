import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { kindOf } from './kindOf.ts';
import type { ToastProps } from './PlainToast.tsx';
import { STAYS, useToast } from './useToast.ts';

/** One message, in the colour of its kind. */
export const Toast = ({ notification, onGone }: ToastProps) => {
  const translate = useTranslate();
  const { words, settle } = useToast(notification);
  const [open, setOpen] = useState(true);
  const { autoHideDuration, multiLine, undoable } = notification.notificationOptions ?? {};
  const leave = (isUndo: boolean) => {
    if (!open) return;
    setOpen(false);
    settle(isUndo);
  };
  const close = () => leave(false);
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        open={open}
        autoHideDuration={autoHideDuration === undefined ? STAYS : autoHideDuration}
        disableWindowBlurListener={undoable ?? false}
        // A press elsewhere, or Escape, is meant for what stands below.
        onClose={(_event, reason) => reason === 'timeout' && close()}
        slotProps={{ transition: { onExited: onGone } }}
        sx={{ position: 'static', transform: 'none', pointerEvents: 'auto', maxWidth: 'min(90vw, 560px)' }}
      >
        <Alert
          severity={kindOf(notification)}
          variant="filled"
          // The region in which it stands has it read out.
          role="presentation"
          onClose={close}
          closeText={translate('ra.action.close')}
          action={
            undoable ? (
              <Button color="inherit" size="small" onClick={() => leave(true)}>
                {translate('ra.action.undo')}
              </Button>
            ) : undefined
          }
          sx={{ whiteSpace: multiLine ? 'pre-wrap' : 'normal', boxShadow: 6 }}
        >
          {words}
        </Alert>
      </Snackbar>
    </CloseNotificationContext>
  );
};
