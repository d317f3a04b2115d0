import { useEffect, useEffectEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from './RihlaDataProvider.ts';
import type { OwnPart } from '../authProvider/OwnPart.ts';
import { type Saving, startSaving } from './startSaving.ts';

/**
 * Takes a part of the signed-in user's own data to the host as long as it is drawn; what the part does not name stays.
 * A part that says what was there before is refused with 412 when something else is there by now; the error's
 * `body.data` holds it.
 */
export function useSaving<T>(part: OwnPart<T>, telling: Omit<Saving<T>, 'send'>): void {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const send = useEffectEvent((value: T, signal: AbortSignal) => {
    const user = { data: { [part.name]: value }, ...(part.before && { before: { [part.name]: part.before() } }) };
    return dataProvider.ask('/api/auth/user/update', { method: 'POST', body: { user }, signal, keepalive: true });
  });
  const onFailed = useEffectEvent(telling.onFailed);
  const onSaved = useEffectEvent(telling.onSaved);
  const isAwaited = useEffectEvent(() => telling.isAwaited?.() === true);
  useEffect(
    () =>
      startSaving(part, {
        send: (value, signal) => send(value, signal),
        onFailed: error => onFailed(error),
        onSaved: () => onSaved(),
        isAwaited: () => isAwaited(),
      }),
    [part],
  );
}
