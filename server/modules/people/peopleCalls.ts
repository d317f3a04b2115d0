import { signs } from '#catalog/registry/persons.ts';
import { requirements } from '#catalog/hajj/fly/requirements.ts';
import { historyEntry } from '../../engine/openapi/historyCalls.ts';
import { type Calls, reading } from '../../engine/openapi/operation.ts';
import {
  anything,
  day,
  id,
  type Json,
  listOf,
  mapOf,
  money,
  nullable,
  number,
  object,
  oneOf,
  query,
  rowsOf,
  word,
} from '../../engine/openapi/shapes.ts';

const match = {
  id,
  name: word,
  local_name: nullable(word),
  photo: nullable(word),
  status: word,
  passport: nullable(word),
  phone: nullable(word),
  tracking_no: nullable(word),
  matched_value: nullable(word),
  matched: { ...word, description: 'Field that the text was found in.' },
  score: { ...number, description: 'Higher is nearer to what was asked.' },
};
const difference = object({ field: word, passport: word, file: word });
const zone: Json = object({
  format: oneOf(['td1', 'td2', 'td3', 'mrva', 'mrvb']),
  document_type: word,
  issuing_state: word,
  surname: word,
  given_names: word,
  document_number: word,
  nationality: word,
  birth_date: nullable(day),
  sex: nullable(oneOf(['male', 'female'])),
  expiry_date: nullable(day),
  optional_data: word,
});
const matches = object(
  { total: number, matches: rowsOf(match, { differences: listOf(difference) }) },
  {
    mrz: {
      ...zone,
      description: 'Where what was asked is the machine-readable zone of a passport, a visa or an identity card.',
    },
    problems: rowsOf({ line: number, column: number, code: word }, { to: number, suspect: number }),
    draft: { ...anything, description: 'What a new pilgrim of that document would begin with.' },
  },
);

const board = object({
  id,
  code: word,
  departure_date: day,
  season: nullable(word),
  requirements: listOf(oneOf(requirements)),
  pilgrims: rowsOf(
    { id, name: word, status: word, standings: listOf(oneOf(['met', 'missing', 'not_asked'])) },
    { mahram_flaw: word },
  ),
});

const named = { entity: word, id, title: word, image: nullable(word) };
const sums = mapOf(money);
const { before: _, after: __, command: ___, ...change } = historyEntry;
const person = object({
  person: object({ ...named, record: object({ id }) }),
  also: rowsOf({ ...named, because: oneOf([...signs, 'record']) }),
  ties: rowsOf({
    entity: word,
    field: word,
    total: number,
    sums,
    states: rowsOf({ state: nullable(word), total: number, sums }),
    rows: rowsOf({ id }),
  }),
  history: rowsOf({ ...change, fields: listOf(word), to: nullable(word) }),
});

/** Calls about pilgrims and other people, beside the standard ones. */
export const peopleCalls: Calls = {
  '/api/passengers/search': {
    ...reading('office', 'Pilgrims that a number, a name or a machine-readable zone may mean', matches, {
      query: [query('q', 'What is looked for.'), query('page', 'Page, counted from 1.', 'integer')],
    }),
    post: {
      tag: 'office',
      summary: 'The same of what is better not written into an address, as the lines of a passport',
      answer: matches,
      body: object({}, { q: word, page: number }),
    },
  },
  '/api/departures/{id}/fly-board': reading('office', 'What is missing of whom before a departure can fly', board),
  '/api/people/{entity}/{id}': reading(
    'office',
    'Everything about one person: who else they are, what belongs to them, what was done lately',
    person,
  ),
};
