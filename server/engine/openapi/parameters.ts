import { OF_RUN } from '#catalog/engine/importRuns.ts';
import { FIELDS, MARKS, NAMED, TITLES } from '#catalog/engine/wire.ts';
import { query, type Json } from './shapes.ts';

const parameters = {
  page: query('page', 'Page, counted from 1.', 'integer'),
  size: query('size', 'Rows of a page, 500 at most.', 'integer'),
  ordering: query(
    'ordering',
    'Fields to sort by, by commas; a minus sign before one descends. `relevance` puts what is nearest to the text of a search first. Beside it `<field>__near=<value>` puts the records of that value before all others.',
  ),
  total: {
    ...query('total', 'Counts no more than 10,000 records, or a page further than this one, where there are many.'),
    schema: { type: 'string', enum: ['bounded'] },
  },
  search: query('search', 'Text to look for.'),
  titles: query(
    TITLES,
    `With \`true\` each record tells under \`${NAMED}\`, by entity and id, of those that it points to: \`{"title": …}\` of what its reader may read, a name alone (or an empty one) of what lies beyond their bounds, null where they have no right to such records.`,
    'boolean',
  ),
  marks: query(
    MARKS,
    `With \`true\` parties tell under \`${MARKS}\` what their reader may know to tell them apart from others of the same name: \`kinds\`, \`number\`, the end of \`passport\`, \`phone\`, \`birth_date\`, \`place\`, and what is open as \`receivable\` and \`payable\`. Other records have all of it in their fields.`,
    'boolean',
  ),
  fields: query(
    FIELDS,
    'Names of fields by commas: the records hold these alone, beside `id` and `version`. Names that there are none of, or that the reader may not read, are passed over.',
  ),
  of_run: query(
    OF_RUN,
    'Id of an import: the records alone that it made or changed, none for who may not see the import, and once it can no longer be undone.',
    'integer',
  ),
  range: query('range', 'First and last row of the list, counted from 0, as JSON: `[0,24]`.'),
  version: {
    name: 'If-Match',
    in: 'header',
    description: 'Version of the record that the change is based on, in quotes.',
    schema: { type: 'string' },
  },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names this very request, so that it can be sent again until an answer arrives: the same user, key and body ' +
      'have the same answer for a day, without a second effect. Refusals are not kept; guests have no keys.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
} as const satisfies Json;

/** Parameters that many calls take, told once for all of them. */
export const sharedParameters: Json = {
  ...parameters,
  requiredKey: { ...parameters.key, required: true },
};

const shared = (name: keyof typeof parameters | 'requiredKey'): Json => ({ $ref: `#/components/parameters/${name}` });

export const paging: readonly Json[] = [shared('page'), shared('size')];
export const ordering = shared('ordering');
export const search = shared('search');
export const total = shared('total');
export const titles = shared('titles');
export const marks = shared('marks');
export const fields = shared('fields');
export const ofRun = shared('of_run');
export const version = shared('version');
export const key = shared('key');
export const requiredKey = shared('requiredKey');

/** How a list in React-Admin's simple-rest dialect is asked for; `filters` says what it is narrowed by. */
export const simpleList = (filters: string): readonly Json[] => [
  shared('range'),
  query('filter', `What the list is narrowed by, as a JSON object: ${filters}.`),
];
