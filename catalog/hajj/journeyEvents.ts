import { BUSINESS } from '../engine/calendar.ts';
import { choice, date, lines, longText } from '../engine/fields.ts';

/** Why somebody does not come home with their group. */
export const heldUpBy = ['hospitalised', 'died', 'overstayed', 'other_day'] as const;

/** What has happened to a pilgrim on their journey, each with its day (rules B5); commands say it. */
export const journeyEvents = {
  journey_events: lines(
    {
      event: choice([...heldUpBy, 'came_home', 'replaced', 'transferred_out'], { required: true }),
      event_date: date({ required: true, ...BUSINESS }),
      details: longText({ max: 500 }),
    },
    { readOnly: true },
  ),
} as const;

type Values = Readonly<Record<string, unknown>>;

/** Whether the file of a pilgrim says that they have died on the journey. */
export const hasDied = ({ journey_events: events }: Values): boolean =>
  Array.isArray(events) && events.some((one: Values) => one['event'] === 'died');
