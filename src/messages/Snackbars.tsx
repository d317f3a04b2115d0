import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { Toast } from './Toast.tsx';

/** At the same time (specification, section 9). */
const MOST = 5;

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

/** Messages below each other at the top centre; further ones wait until there is room. */
export const Snackbars = () => {
  const { notifications, setNotifications } = useNotificationContext();
  if (notifications.length === 0) return null;
  return (
    // Beside the page: an open dialog hides the rest of it from whoever listens.
    <Portal>
      <Stack spacing={1} sx={{ position: 'fixed', insetBlockStart: 24, insetInline: 0, zIndex: 'snackbar', alignItems: 'center', pointerEvents: 'none', '@media print': { display: 'none' } }}>
        {notifications.slice(0, MOST).map(notification => (
          <Toast key={keyOf(notification)} notification={notification} onGone={() => setNotifications(all => all.filter(one => one !== notification))} />
        ))}
      </Stack>
    </Portal>
  );
};
