import { defineFacts } from '../../engine/defineEntity.ts';
import { choice, date, integer, longText, ref, text } from '../../engine/fields.ts';

/**
 * What a document does to the books: `void` takes back on its own day what `post` has done (rules A5). Of money
 * held for a cause `release` spends it, and `refund` gives it back. Of a cheque `clear` is its payment by the bank,
 * `bounce` its return, and `charge` what the bank takes for that.
 */
const postingEvents = ['post', 'void', 'release', 'refund', 'clear', 'bounce', 'charge'] as const;
export type PostingEvent = (typeof postingEvents)[number];

/**
 * One balanced entry of the books, written by the posting engine alone. Its rows are those of `account_log`. The key of
 * source and event lets nothing be posted twice (rule L6).
 */
export const posting = defineFacts({
  name: 'posting',
  collection: 'postings',
  route: 'accounts/postings',
  fields: {
    /** Number of the document; a void keeps that of the posting which it takes back (rule N3). */
    reference_no: text({ required: true, max: 40 }),
    log_date: date({ required: true, indexed: true }),
    branch: ref('branch'),
    details: longText(),
    /** Wire name of the document's entity, and its id. */
    source_type: text({ required: true, max: 40 }),
    source_id: integer({ required: true }),
    source_event: choice(postingEvents, { required: true }),
    /** The posting that this one takes back. */
    counters: ref('posting'),
  },
  title: ['reference_no'],
  list: ['log_date', 'reference_no', 'source_event', 'branch', 'details', 'counters'],
  search: ['reference_no'],
  access: 'books',
  unique: [['source_type', 'source_id', 'source_event']],
});
