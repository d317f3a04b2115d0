import { lazy, Suspense, useState } from 'react';
import { useNotificationContext } from 'react-admin';

const Snackbars = lazy(async () => ({ default: (await import('./Snackbars.tsx')).Snackbars }));

/** Messages about what has happened. What draws them is fetched with the first of them, and stays. */
export const Notifications = () => {
  const waiting = useNotificationContext().notifications.length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Snackbars />
    </Suspense>
  ) : null;
};
