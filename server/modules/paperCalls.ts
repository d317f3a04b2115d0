import { MOST_PAPERS } from '#catalog/engine/papers/Printing.ts';
import { paperLanguages } from '#catalog/engine/papers/PaperData.ts';
import { verifiedPapers } from '#catalog/registry/papers.ts';
import type { Calls } from '../engine/openapi/operation.ts';
import { day, flag, id, listOf, nullable, object, oneOf, query, rowsOf, word } from '../engine/openapi/shapes.ts';
import { paperKinds } from './papers.ts';

const fact = { label: word, value: word };

const lines = {
  columns: rowsOf({ label: word, kind: oneOf(['text', 'number', 'box']), share: { type: 'number' } }),
  rows: listOf(listOf(word)),
};

const told = {
  language: oneOf(paperLanguages),
  agency: object({ name: word, lines: listOf(word), numbers: rowsOf(fact) }),
  title: word,
  facts: rowsOf(fact),
  parties: rowsOf({ ...fact, lines: listOf(word) }),
  ...lines,
  totals: rowsOf(fact, { isStrong: flag }),
  notes: listOf(word),
  terms: listOf(word),
  signatures: listOf(word),
  foot: object({ page: word, digits: word }),
};

const toldOfSome = {
  isLabel: flag,
  mark: word,
  copy: word,
  amountInWords: object(fact),
  code: object({ address: word, words: word }),
  tables: rowsOf({ title: word, ...lines }),
};

/** Those that go with it say the same of themselves. */
const paper = object(told, { ...toldOfSome, more: rowsOf(told, toldOfSome) });

const language = {
  ...query('language', 'That of the reader where none is named.'),
  schema: oneOf(paperLanguages),
};
const ways = [language, query('copy', 'Whether it is marked as a copy.', 'boolean')];
/** What else some kinds of paper are asked for. */
const more = [
  { ...query('from', 'First day of a statement; that of this fiscal year where none is named.'), schema: day },
  { ...query('to', 'Last day of a statement; today where none is named.'), schema: day },
  query('part', 'Line of a salary sheet whose payslip it is; all of them where none is named.', 'integer'),
];

const kinds = Object.keys(paperKinds).join(', ');

/** Calls about printed documents. */
export const paperCalls: Calls = {
  '/api/papers/{entity}/{id}': {
    get: { tag: 'office', summary: `What a paper says (${kinds})`, query: [...ways, ...more], answer: paper },
    post: {
      tag: 'office',
      summary: `The address for the code on a printed document (${Object.keys(verifiedPapers).join(', ')})`,
      body: null,
      answer: object({ url: { ...nullable(word), description: 'None of a draft.' } }),
    },
  },
  '/api/papers/pick_list/{ids}': {
    get: { tag: 'office', summary: 'What is to be picked for several orders together', query: ways, answer: paper },
  },
  '/api/papers/pick_list/{ids}/pdf': {
    get: {
      tag: 'office',
      summary: 'The same as PDF',
      query: ways,
      types: { answer: 'application/pdf' },
      answer: { ...word, format: 'binary' },
      also: [422],
    },
  },
  '/api/papers/{entity}': {
    post: {
      tag: 'office',
      summary: `Papers of several records as one PDF (${kinds})`,
      query: [...ways, ...more],
      body: object({ ids: { ...listOf(id), minItems: 1, maxItems: MOST_PAPERS } }),
      finds: true,
      types: { answer: 'application/x-ndjson' },
      answer: {
        ...word,
        description:
          'Lines of JSON: `{drawn, of}` while papers are made, then `{document}`, the whole in base 64, or `{refused}` with the status and the body of a refusal.',
      },
    },
  },
  '/api/papers/{entity}/{id}/pdf': {
    get: {
      tag: 'office',
      summary: `A paper as PDF (${kinds})`,
      query: [...ways, ...more],
      types: { answer: 'application/pdf' },
      answer: { ...word, format: 'binary' },
      also: [422],
    },
  },
  '/verify/{token}/paper': {
    get: {
      tag: 'office',
      summary: 'The document behind the code of a printed one, as a copy',
      open: true,
      query: [language],
      types: { answer: 'application/pdf' },
      answer: { ...word, format: 'binary' },
      also: [422],
    },
  },
};
