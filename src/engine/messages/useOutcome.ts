import { type NotificationType, useNotificationContext, useNotify } from 'react-admin';

/** What was told of the last failure, by what it was about. */
const failures = new Map<string, string>();

/** Tells how something ended, such as a save; its next outcome takes the place of a failure that is still in sight. */
export function useOutcome(about: string) {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  return (message: string, type: NotificationType, messageArgs?: Readonly<Record<string, unknown>>): void => {
    const failure = failures.get(about);
    failures.delete(about);
    if (failure !== undefined)
      setNotifications(all => all.filter(one => one.message !== failure || one.type !== 'error'));
    if (type === 'error') failures.set(about, message);
    notify(message, { type, ...(messageArgs && { messageArgs }) });
  };
}
