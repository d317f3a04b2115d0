import { useLayoutEffect } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { usePreferences } from '../session/preferences.ts';

/** That something has succeeded, and cannot be undone. */
const isConfirmation = ({ type, notificationOptions }: NotificationPayload): boolean => type === 'success' && !notificationOptions?.undoable;

/** Takes confirmations away before they are drawn, for users who do without them. Trouble is always told. */
export function QuietMessages() {
  const { notifications, setNotifications } = useNotificationContext();
  const { notifications: wanted } = usePreferences();
  useLayoutEffect(() => {
    if (!wanted && notifications.some(isConfirmation)) setNotifications(all => all.filter(one => !isConfirmation(one)));
  }, [wanted, notifications, setNotifications]);
  return null;
}
