import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { usePreferences } from '../../authProvider/preferences.ts';

/** At the same time (specification, section 9). */
const MOST = 5;

export interface Message {
  readonly notification: NotificationPayload;
  readonly key: number;
  /** Told to whoever listens to the page, and to nobody else. */
  readonly heard: boolean;
  onGone(): void;
}

const keys = new WeakMap<NotificationPayload, number>();
let count = 0;

/** The same message may come twice, so that its words are no key. */
function keyOf(notification: NotificationPayload): number {
  const known = keys.get(notification);
  if (known !== undefined) return known;
  count += 1;
  keys.set(notification, count);
  return count;
}

/** That something has succeeded, and cannot be undone. */
const isConfirmation = ({ type, notificationOptions }: NotificationPayload): boolean =>
  type === 'success' && !notificationOptions?.undoable;

/**
 * The messages of this moment; those that find no room wait. Whoever does without confirmations does not see them, but
 * a listener has nothing else that tells of a save.
 */
export function useMessages(): readonly Message[] {
  const { notifications, setNotifications } = useNotificationContext();
  const { notifications: wanted } = usePreferences();
  const messages = notifications.map(notification => ({
    notification,
    key: keyOf(notification),
    heard: !wanted && isConfirmation(notification),
    onGone: () => setNotifications(all => all.filter(one => one !== notification)),
  }));
  const seen = messages.filter(({ heard }) => !heard).slice(0, MOST);
  return messages.filter(message => message.heard || seen.includes(message));
}
