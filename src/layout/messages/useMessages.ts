import { isEqual } from 'es-toolkit';
import { useEffect, useRef } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router';
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

/** A confirmation that is younger belongs to the page that it leads to, such as that of a record just made. */
const YOUNG = 1000;

const told = new WeakMap<NotificationPayload, number>();

/** The same words, or one more confirmation: what is told last says it all. */
const isReplacedBy = (one: NotificationPayload, later: NotificationPayload): boolean =>
  (isConfirmation(one) && isConfirmation(later)) ||
  (!one.notificationOptions?.undoable &&
    one.type === later.type &&
    one.message === later.message &&
    isEqual(one.notificationOptions?.messageArgs, later.notificationOptions?.messageArgs));

const lastOfEach = (all: readonly NotificationPayload[]): NotificationPayload[] =>
  all.filter((one, at) => !all.slice(at + 1).some(later => isReplacedBy(one, later)));

/** Takes away what is told anew, and with the next page what has succeeded on the one before. */
function useTidying(): void {
  const { notifications, setNotifications } = useNotificationContext();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    for (const one of notifications) if (!told.has(one)) told.set(one, performance.now());
    if (lastOfEach(notifications).length < notifications.length) setNotifications(lastOfEach);
  }, [notifications, setNotifications]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isLeft = (one: NotificationPayload) =>
      isConfirmation(one) && performance.now() - (told.get(one) ?? Infinity) > YOUNG;
    setNotifications(all => (all.some(isLeft) ? all.filter(one => !isLeft(one)) : all));
  }, [pathname, setNotifications]);
}

/**
 * The messages of this moment; those that find no room wait. Whoever does without confirmations does not see them, but
 * a listener has nothing else that tells of a save.
 */
export function useMessages(): readonly Message[] {
  const { notifications, setNotifications } = useNotificationContext();
  const { notifications: wanted } = usePreferences();
  useTidying();
  const messages = lastOfEach(notifications).map(notification => ({
    notification,
    key: keyOf(notification),
    heard: !wanted && isConfirmation(notification),
    onGone: () => setNotifications(all => all.filter(one => one !== notification)),
  }));
  const seen = messages.filter(({ heard }) => !heard).slice(0, MOST);
  return messages.filter(message => message.heard || seen.includes(message));
}
