const HALVES = 'a\\.?m\\.?|p\\.?m\\.?|ص|م|oo|os|صباحا|مساء|uhr|uur|h';
const CLOCK = `(?:[01]?\\d|2[0-3])[:h][0-5]\\d(?::[0-5]\\d(?:[.,]\\d{1,9})?)?(?: ?(?:${HALVES}))?`;
const ZONE =
  ' ?(?:z|utc|gmt|bst|ist|gst|ast|pkt|trt|cet|cest|eet|eest)?(?: ?[-+]\\d{2}:?(?:\\d{2})?)?(?: \\([^()]*\\))?';
/** With points only behind a year in full: `5.4 12.30` may be anything. */
const POINTS = '(?<=\\d{4}) (?:[01]\\d|2[0-3])\\.[0-5]\\d(?:\\.[0-5]\\d)?(?: (?:uhr|uur))?';
const COMPACT = '(?<=^\\d{8})t(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d)?(?:z|[-+]\\d{4})?';

const TIME = new RegExp(
  `(?:(?:t|[, ]+(?:- ?)?(?:at |um |om |a |saat |في |এ |الساعه |ساعه )?)${CLOCK}${ZONE}|${POINTS}|${COMPACT})$`,
  'u',
);

/** A day without the time behind it; it is the day that is written, wherever its clock stands. */
export const withoutTime = (plain: string): string => plain.replace(TIME, '').replace(/,$/, '').trim();
