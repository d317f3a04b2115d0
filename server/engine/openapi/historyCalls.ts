import { type Calls, reading } from './operation.ts';
import { simpleList } from './parameters.ts';
import { anything, id, moment, nullable, oneOf, rowsOf, word } from './shapes.ts';

/** One thing that was done to a record. */
export const historyEntry = {
  id,
  entity: word,
  record: id,
  action: oneOf(['create', 'update', 'delete', 'transition']),
  command: nullable(word),
  at: moment,
  by: nullable(id),
  by_name: nullable(word),
  before: anything,
  after: anything,
  reason: nullable(word),
};

export const historyCalls: Calls = {
  '/api/history': reading('office', 'History of a record, the newest first', rowsOf(historyEntry), {
    query: simpleList('`entity` and `record`, its id'),
    counted: true,
  }),
};
