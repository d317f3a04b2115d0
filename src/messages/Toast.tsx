import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useTakeUndoableMutation, useTranslate } from 'react-admin';

/** In milliseconds (specification, section 9). */
const STAYS = 6000;

const severities: readonly AlertColor[] = ['success', 'error', 'warning', 'info'];

interface ToastProps {
  readonly notification: NotificationPayload;
  readonly onGone: () => void;
}

/** One message. What can be undone is done when it closes, unless it was undone. */
export const Toast = ({ notification: { message, type, notificationOptions }, onGone }: ToastProps) => {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const [open, setOpen] = useState(true);
  const { autoHideDuration, messageArgs, multiLine, undoable } = notificationOptions ?? {};
  const settle = (isUndo: boolean) => {
    setOpen(false);
    if (undoable) takeMutation()?.({ isUndo });
  };
  const close = () => open && settle(false);
  const severity = severities.find(one => one === type) ?? 'info';
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        open={open}
        autoHideDuration={autoHideDuration === undefined ? STAYS : autoHideDuration}
        disableWindowBlurListener={undoable ?? false}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        slotProps={{ transition: { onExited: onGone } }}
        sx={{ position: 'static', transform: 'none', pointerEvents: 'auto', maxWidth: 'min(90vw, 560px)' }}
      >
        <Alert
          severity={severity}
          variant="filled"
          // Trouble interrupts whoever listens to the page; the rest waits for a pause.
          role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
          onClose={close}
          closeText={translate('ra.action.close')}
          action={undoable ? <Button color="inherit" size="small" onClick={() => settle(true)}>{translate('ra.action.undo')}</Button> : undefined}
          sx={{ whiteSpace: multiLine ? 'pre-wrap' : 'normal', boxShadow: 6 }}
        >
          {typeof message === 'string' ? translate(message, messageArgs) : message}
        </Alert>
      </Snackbar>
    </CloseNotificationContext>
  );
};
