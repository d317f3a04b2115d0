import { dayAfter } from '#catalog/engine/days/days.ts';

/** Something that comes up, with the way to it. */
export interface ComingEvent {
  /** Names its words, below `pages.panel.kinds`. */
  readonly kind: string;
  /** `YYYY-MM-DD`; of what is overdue, the day since when. */
  readonly date: string;
  /** The day is of those that the Hajj counts by its own calendar. */
  readonly inBothCalendars?: boolean;
  readonly count: number;
  /** The package that it is about. */
  readonly title?: string | null;
  /** Names of the first of those whom it is about. */
  readonly who?: readonly string[];
  readonly link: string;
}

/** Days after today that still count as near. */
const SOON = 7;

const dues = ['today', 'soon', 'later'] as const;
type Due = (typeof dues)[number];

const dueOf = (date: string, today: string): Due => {
  if (date <= today) return 'today';
  return date <= dayAfter(today, SOON) ? 'soon' : 'later';
};

/** Events as the host orders them, under when they are due; nothing stands under what has none. */
export const eventsByDue = (
  events: readonly ComingEvent[],
  today: string,
): readonly (readonly [Due, readonly ComingEvent[]])[] =>
  dues
    .map(due => [due, events.filter(({ date }) => dueOf(date, today) === due)] as const)
    .filter(([, found]) => found.length > 0);
