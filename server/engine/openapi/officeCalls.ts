import { dayOrders, decimalSigns, digitGroupings } from '#catalog/engine/reading/WrittenForms.ts';
import { actions } from '#catalog/engine/policies.ts';
import { importShape } from '../imports/routes.ts';
import { savedViewShape } from '../views/routes.ts';
import { type Calls, reading } from './operation.ts';
import { simpleList } from './parameters.ts';
import {
  anything,
  day,
  flag,
  id,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  query,
  rowsOf,
  takenBy,
  word,
} from './shapes.ts';

const view = object({ id, resource: word, name: word, query: anything });

const outcomes = ['create', 'update', 'unchanged', 'error'] as const;
const report = object({
  rows: rowsOf(
    {
      line: number,
      outcome: oneOf(outcomes),
      errors: rowsOf({ field: word, code: word, text: word }, { params: anything }),
    },
    { id },
  ),
  totals: object(Object.fromEntries(outcomes.map(outcome => [outcome, number]))),
});

const place = object({ id, name: word });
const verdict = object(
  {
    entity: word,
    action: oneOf(actions),
    allowed: flag,
    because: word,
    permission: word,
    role: nullable(word),
    closed: rowsOf({ field: word, because: word }),
  },
  { bounds: nullable(place), place },
);

const event = object({ kind: word, date: day, count: number, link: word }, { title: word, who: listOf(word) });

/** Calls of the back office that belong to no one entity. */
export const officeCalls: Calls = {
  '/api/saved_views': {
    get: {
      tag: 'office',
      summary: 'Own saved views',
      query: simpleList('`resource`'),
      answer: listOf(view),
      counted: true,
    },
    post: {
      tag: 'office',
      summary: 'Save a view',
      body: takenBy(savedViewShape),
      answer: view,
      status: 201,
      repeatable: true,
    },
  },
  '/api/saved_views/{id}': {
    get: { tag: 'office', summary: 'A view of one’s own', answer: view },
    put: { tag: 'office', summary: 'Change a view of one’s own', body: takenBy(savedViewShape), answer: view },
    delete: { tag: 'office', summary: 'Delete a view of one’s own', answer: view },
  },
  '/api/imports': {
    post: {
      tag: 'office',
      summary: 'Import rows, or try what an import would do',
      body: takenBy(importShape),
      answer: { ...report, description: 'A commit that is refused for its rows is answered with the same and 400.' },
      repeatable: true,
    },
  },
  '/api/quick-panel/data': reading(
    'office',
    'Today, one’s own notes and what is ahead',
    object({ today: day, notes: word, events: listOf(event) }),
  ),
  '/api/access/roles': reading(
    'office',
    'How many users each role has, for administrators',
    rowsOf({ role: id, users: number }),
  ),
  '/api/access/{id}': reading(
    'office',
    'Why a user may or may not do something, for administrators',
    { anyOf: [verdict, listOf(verdict)], description: 'One where `entity` and `action` are asked for.' },
    {
      query: [
        query('entity', 'The one that is asked about; all without.'),
        { ...query('action', 'The one that is asked about; all without.'), schema: oneOf(actions) },
        query('record', 'Id of a single record of the entity.', 'integer'),
      ],
    },
  ),
  '/api/media': {
    post: {
      tag: 'office',
      summary: 'Upload a file',
      body: object({ file: { ...word, format: 'binary' } }, { sealed: oneOf(['true', 'false']) }),
      types: { body: 'multipart/form-data' },
      answer: object({ file: { ...word, description: 'Its path, to be named in a record.' } }),
      status: 201,
      also: [422],
    },
  },
  '/api/config': reading(
    'office',
    'What a page must know before anybody signs in',
    object({
      demo: flag,
      time_zone: word,
      currency: { ...word, description: 'In which the books are kept, by ISO 4217.' },
      installation: {
        ...nullable(word),
        description: 'Tells this host from others as long as it has its data. Marks the ids in an export.',
      },
      idempotency_keys: flag,
      day_order: oneOf(dayOrders),
      decimal_sign: oneOf(decimalSigns),
      digit_grouping: oneOf(digitGroupings),
      fiscal_year_begins: { ...number, description: 'Month in which the agency’s year begins.' },
      live_events: flag,
    }),
    { open: true },
  ),
  '/verify/{token}': reading('office', 'The page behind the code of a printed document', word, {
    open: true,
    types: { answer: 'text/html' },
  }),
  '/healthz': reading('office', 'Whether the host and its database answer', object({ status: oneOf(['ok']) }), {
    open: true,
  }),
};
