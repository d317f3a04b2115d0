import type { EndReason } from './EndReason.ts';

/** Name that the specification gives to the signal. */
const CHANNEL = 'login-event';

/** Somebody has signed in or out, or the session has ended by itself. */
export type LoginEvent = 'login' | 'logout' | EndReason;

let channel: BroadcastChannel | undefined;
const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));

/** Tells the other tabs of this browser what has become of the session here. */
export const announce = (event: LoginEvent): void => opened().postMessage(event);

/** Hears what other tabs announce. */
export function onAnnouncement(listener: (event: LoginEvent) => void): void {
  opened().addEventListener('message', ({ data }: MessageEvent<LoginEvent>) => listener(data));
}
