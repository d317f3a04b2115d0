/** A day with a time behind it, taken apart. */
export interface Timed {
  /** What stands before the time. */
  readonly day: string;
  /** As ISO 8601 has it, e.g. `13:45:00`; none where no clock shows it. */
  readonly clock: string | undefined;
  /** What the clock is ahead of that of the world, e.g. `Z` or `+06:00`; empty where nothing says it. */
  readonly ahead: string;
  /** Whether a zone is named by letters, which several of them share. */
  readonly isAmbiguous: boolean;
}

const MORNING = 'a\\.?m\\.?|ص|صباحا|oo';
const EVENING = 'p\\.?m\\.?|م|مساء|os';
const AT = '(?:at |um |om |a |saat |في |এ |الساعه |ساعه )';
const HOURS = '(?<hours>[01]?\\d|2[0-3])';
const CLOCK = `${HOURS}[:h](?<minutes>[0-5]\\d)(?::(?<seconds>[0-5]\\d(?:[.,]\\d{1,9})?))?`;
const HALF = `(?: ?(?:(?<morning>${MORNING})|(?<evening>${EVENING})|uhr|uur|h))?`;
const ZONE =
  ' ?(?:(?<utc>z|utc|gmt)|(?<letters>bst|ist|gst|ast|pkt|trt|cet|cest|eet|eest))?(?: ?(?<ahead>[-+]\\d{2}:?(?:\\d{2})?))?(?<name> \\([^()]*\\))?';
/** With points only behind a day in full: `5.4 12.30` may be anything. */
const FULL = '(?<=\\d{4}|\\d[-/.]\\d{1,2}[-/.]\\d{2})';
const POINTS = `${FULL} ${HOURS}\\.(?<minutes>[0-5]\\d)(?:\\.(?<seconds>[0-5]\\d))?${HALF}`;
const COMPACT =
  '(?<=^\\d{8})t(?<hours>[01]\\d|2[0-3])(?<minutes>[0-5]\\d)(?<seconds>[0-5]\\d)?(?:(?<utc>z)|(?<ahead>[-+]\\d{4}))?';

const FORMS = [`(?:t|[, ]+(?:- ?)?${AT}?)${CLOCK}${HALF}${ZONE}`, POINTS, COMPACT].map(
  form => new RegExp(`${form}$`, 'u'),
);

/** Hours of a clock of twelve in those of twenty-four; undefined for one that such a clock has not. */
function hoursIn({ hours, morning, evening }: Readonly<Record<string, string | undefined>>): number | undefined {
  const said = Number(hours);
  if (morning === undefined && evening === undefined) return said;
  return said < 1 || said > 12 ? undefined : (said % 12) + (evening === undefined ? 0 : 12);
}

/** Takes the time off a day in plain spelling; undefined where none stands behind it. */
export function timeBehind(plain: string): Timed | undefined {
  const found = FORMS.map(form => form.exec(plain)).find(Boolean);
  if (!found) return undefined;
  const groups: Readonly<Record<string, string | undefined>> = found.groups ?? {};
  const { minutes = '', seconds = '00', utc, ahead, letters, name } = groups;
  const hours = hoursIn(groups);
  return {
    day: plain.slice(0, found.index),
    clock:
      hours === undefined ? undefined : `${String(hours).padStart(2, '0')}:${minutes}:${seconds.replace(',', '.')}`,
    ahead: ahead ?? (utc === undefined ? '' : 'Z'),
    isAmbiguous: ahead === undefined && utc === undefined && (letters ?? name) !== undefined,
  };
}
