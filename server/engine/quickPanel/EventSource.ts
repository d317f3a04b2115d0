import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { PanelEvent } from './PanelEvent.ts';

/** How far the panel looks ahead, in days. */
export const AHEAD = 30;
/** Events of one source; a panel with more says nothing. */
export const MOST = 50;

/** For whom the panel is drawn, and on which of the agency's days. */
export interface Onlooker {
  readonly host: Host;
  readonly caller: Caller;
  readonly today: string;
}

/** Where events come from. */
export interface EventSource {
  /** Whether somebody may know what it tells. */
  sees(caller: Caller): boolean;
  events(onlooker: Onlooker): Promise<PanelEvent[]>;
}
