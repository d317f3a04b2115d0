/** Name that the specification gives to the signal. */
const CHANNEL = 'login-event';

export type LoginEvent = 'login' | 'logout';

let channel: BroadcastChannel | undefined;
const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));

/** Tells the other tabs of this browser that someone signed in or out here. */
export const announce = (event: LoginEvent): void => opened().postMessage(event);

/** Hears what other tabs announce. */
export function onAnnouncement(listener: (event: LoginEvent) => void): void {
  opened().addEventListener('message', ({ data }: MessageEvent<LoginEvent>) => listener(data));
}
