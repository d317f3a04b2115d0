import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent } from 'react';
import type { NotificationPayload } from 'react-admin';
import { PlainLine } from './PlainLine.tsx';
import { STAYS, useToast } from './useToast.ts';

export interface ToastProps {
  readonly notification: NotificationPayload;
  readonly onGone: () => void;
}

/** The words of a message alone. `heard` leaves them to whoever listens to the page. */
export const PlainToast = ({ notification, onGone, heard = false }: ToastProps & { readonly heard?: boolean }) => {
  const { words, settle } = useToast(notification);
  const leave = useEffectEvent(() => {
    settle(false);
    onGone();
  });
  useEffect(() => {
    const timer = setTimeout(leave, STAYS);
    return () => clearTimeout(timer);
  }, []);
  return <PlainLine {...(heard && { sx: visuallyHidden })}>{words}</PlainLine>;
};
