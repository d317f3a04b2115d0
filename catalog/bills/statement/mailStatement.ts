import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand } from '../../engine/defineCommand.ts';
import { choice, date, email, longText } from '../../engine/fields.ts';
import { locales } from '../../engine/texts/texts.ts';
import { party } from '../../ledger/chart/party.ts';

/**
 * Sends a party their statement of a period, written into the mail in a language of ours. To whom it went stands in the
 * history of the party, by whom, and when. 400 `not_after` for a period that ends before it begins; 403 `address_right`
 * or `address_unproved`, 400 `no_address`, 429.
 */
export const mailStatement = defineCommand({
  verb: 'mail_statement',
  entity: party,
  input: {
    /** Absent, the party's own; another one asks for `MAIL_ELSEWHERE`. */
    email: email(),
    language: choice(locales, { required: true, initial: 'en' }),
    starts_on: date({ required: true, ...BUSINESS }),
    ends_on: date({ required: true, ...BUSINESS }),
    /** What its sender says before the figures. */
    message: longText({ max: 2000 }),
  },
  right: 'own',
  byPage: true,
});
