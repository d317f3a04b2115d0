import { lazy, Suspense, useState } from 'react';
import { useNotificationContext } from 'react-admin';
import { banner } from './banner.ts';
import { useConnection } from './useConnection.ts';

const Snackbars = lazy(async () => ({ default: (await import('./Snackbars.tsx')).Snackbars }));
const AlertBanner = lazy(async () => ({ default: (await import('./AlertBanner.tsx')).AlertBanner }));

/** Everything that tells what has happened. What draws it is fetched with the first of its kind. */
export const Messages = () => {
  const waiting = useNotificationContext().notifications.length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  useConnection();
  const line = banner.use();
  return (
    <Suspense fallback={null}>
      {needed && <Snackbars />}
      {line && <AlertBanner content={line} />}
    </Suspense>
  );
};
