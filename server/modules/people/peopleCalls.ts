import { signs } from '#catalog/registry/persons.ts';
import { requirements } from '#catalog/hajj/fly/requirements.ts';
import { cancellingAnswer } from '../hajj/departures/cancellingAnswer.ts';
import { bookingOffer } from '../hajj/bookings/offerAnswer.ts';
import { familyAnswer } from '../hajj/families/familyAnswer.ts';
import { familiesAnswer } from '../hajj/departures/familiesAnswer.ts';
import { historyEntry } from '../../engine/openapi/historyCalls.ts';
import { type Calls, reading } from '../../engine/openapi/operation.ts';
import {
  anything,
  day,
  flag,
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

const numbers = {
  passport_number: nullable(word),
  nid_number: nullable(word),
  birth_registration_no: nullable(word),
};
const journey = { season: nullable(id), departure_date: nullable(day), return_date: nullable(day) };
const alike = rowsOf(
  { field: { ...word, description: 'The number that both have.' } },
  {
    id,
    name: word,
    photo: nullable(word),
    passport: { ...nullable(word), description: 'Its last four characters.' },
    birth_date: nullable(day),
    phone: nullable(word),
    tracking_no: nullable(word),
    status: word,
    season: nullable(id),
    branch: { ...word, description: 'All that is told of a file that the caller does not see.' },
  },
);

const departureSeats = object({
  seats: rowsOf({
    booking: id,
    pilgrim: nullable(id),
    name: word,
    lacks: rowsOf({ code: word }, { params: { type: 'object' } }),
    is_held: flag,
  }),
  hidden: { ...number, description: 'How many more are booked whom the caller may not know.' },
  hidden_lacking: { ...number, description: 'How many of those may not leave as they stand.' },
});
const board = object({
  id,
  code: word,
  departure_date: day,
  season: nullable(word),
  season_id: nullable(id),
  lead_agency: nullable(word),
  requirements: listOf(oneOf(requirements)),
  pilgrims: rowsOf(
    { id, name: word, status: word, standings: listOf(oneOf(['met', 'missing', 'not_asked'])) },
    { mahram_flaw: word, passport_until: day, room_mixed: flag },
  ),
  hidden: { ...number, description: 'How many more go whom the caller may not see.' },
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
  '/api/passengers/registered': {
    post: {
      tag: 'office',
      summary: 'Whether somebody is registered for the same journey already, or may be',
      body: object({}, { id, pilgrim_type: word, passport_country: nullable(id), ...numbers, ...journey }),
      answer: object({
        twins: { ...alike, description: 'Each of them keeps the file from being written.' },
        likenesses: { ...alike, description: 'Numbers that look alike, or that another country has issued.' },
      }),
      finds: true,
    },
  },
  '/api/bookings/offer': reading(
    'office',
    'What a departure costs in a room and by which instalments, and why a pilgrim could not be booked on it',
    bookingOffer,
    {
      query: [
        query('departure', 'The departure.', 'integer'),
        query('room_type', 'The room; that of the package where nothing is said.', 'string'),
        query('pilgrim', 'Who would be booked.', 'integer'),
      ],
    },
  ),
  '/api/departures/{id}/fly-board': reading('office', 'What is missing of whom before a departure can fly', board),
  '/api/departures/{id}/cancelling': reading(
    'office',
    'Bookings of a departure that is being cancelled: which are left, and where each cent of the others has gone',
    cancellingAnswer,
  ),
  '/api/departures/{id}/seats': reading(
    'office',
    'Who is booked on a departure, or still away, and why they may not leave as they stand',
    departureSeats,
  ),
  '/api/departures/{id}/families': reading(
    'office',
    'Families of which somebody is on a departure, and who of them is not',
    familiesAnswer,
    { query: [query('page', 'Page, counted from 1.', 'integer'), query('size', 'Families on a page.', 'integer')] },
  ),
  '/api/families/{id}': reading(
    'office',
    'Who is of a family, with their journey and what is due and paid for it; how many of them the reader may not know',
    familyAnswer,
  ),
  '/api/seasons/{id}/places': reading(
    'office',
    'How many pilgrims a season counts, over all branches, and its quota',
    object({ counted: number, quota: nullable(number) }),
  ),
  '/api/people/{entity}/{id}': reading(
    'office',
    'Everything about one person: who else they are, what belongs to them, what was done lately',
    person,
  ),
};
