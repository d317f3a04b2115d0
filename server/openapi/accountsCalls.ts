import { date, flag, money, text, choice } from '../../catalog/fields.ts';
import { fieldSchemas } from './kinds.ts';
import { type Description, type Json, named, query } from './operation.ts';
import { mount } from '../../catalog/wire.ts';
import { invoiceNames, invoicePaths } from '../../catalog/accounts/invoicePaths.ts';

const id: Json = { type: 'integer', minimum: 1 };
const listOf = (name: string, properties: Json): Json => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'array', items: { type: 'object', required: Object.keys(properties), properties } } },
});

const ledger = fieldSchemas(
  {
    name: text(),
    code: text(),
    ledger_type: text(),
    is_active: flag(),
    holds: choice(['cash', 'bank']),
    is_control: flag(),
    documents_only: flag(),
  },
  'read',
).properties;
const { balance } = fieldSchemas({ balance: money() }, 'read').properties;
const { day } = fieldSchemas({ day: date() }, 'write').properties;

const word: Json = { type: 'string' };

/** Documents by their numbers (contract 3.5). */
const invoiceCalls = Object.fromEntries(
  invoiceNames.flatMap(name => [
    ...invoicePaths(name).map(
      path =>
        [
          `${path}/{number}`,
          {
            get: {
              tag: name,
              summary: 'The document of a number',
              // The family says of an unknown number that there is none, and calls it a success.
              answer: { oneOf: [named(name), { type: 'object', required: ['detail'], properties: { detail: word } }] },
            },
          },
        ] as const,
    ),
    [
      `${mount(name)}/update/`,
      { put: { tag: name, summary: 'Change a draft by its number; lines that are left out stay' } },
    ] as const,
  ]),
);
const optional = (type: string): Json => ({ type: [type, 'null'] });
const check: Json = {
  ...listOf('findings', {
    entity: optional('string'),
    record: optional('integer'),
    reference: optional('string'),
    expected: optional('string'),
    found: optional('string'),
  }),
  description: '`check` names the rule, `problems` counts what breaks it, and `findings` are the first of these.',
};
const verification: Json = {
  type: 'object',
  required: ['verification'],
  properties: {
    verification: {
      type: ['object', 'null'],
      required: ['at', 'by', 'problems', 'checks'],
      properties: {
        at: { type: 'string', format: 'date-time' },
        by: optional('string'),
        problems: { type: 'integer', minimum: 0 },
        checks: { type: 'array', items: check },
      },
    },
  },
};

const rowsOf = (properties: Json): Json => ({
  type: 'array',
  items: { type: 'object', required: Object.keys(properties), properties },
});
const movement = { id, log_date: day, reference_no: word, log_type: word, source: id };
const statement: Json = {
  type: 'object',
  required: ['party', 'starts_on', 'ends_on', 'opening', 'movements', 'closing', 'open'],
  properties: {
    party: { type: 'object', properties: { id, name: word, email: optional('string') } },
    starts_on: day,
    ends_on: day,
    opening: balance,
    closing: balance,
    movements: rowsOf({ ...movement, details: optional('string'), change: balance, balance }),
    open: rowsOf({ ...movement, due_date: day, amount: balance, outstanding: balance }),
  },
};

/** Calls about the books beside the standard ones. */
export const accountsCalls: Readonly<Record<string, Readonly<Record<string, Description>>>> = {
  ...invoiceCalls,
  '/api/accounts/chart': {
    get: {
      tag: 'ledger_account',
      summary: 'Every ledger, and what the law on vouchers asks of it',
      answer: listOf('ledgers', { id, ...ledger }),
    },
  },
  '/api/accounts/balances': {
    get: {
      tag: 'account_log',
      summary: 'Debit less credit of ledgers, within the caller’s scope',
      query: [
        query('ledgers', 'Ids of up to 100 ledgers, by commas.'),
        { ...query('day', 'The last day that counts; every day without.'), schema: day },
      ],
      answer: listOf('balances', { ledger: id, balance }),
    },
  },
  '/api/accounts/parties/{id}/statement': {
    get: {
      tag: 'party',
      summary: 'What has moved with a party in a period, and what is open at its end, within the caller’s scope',
      query: [
        { ...query('log_date__gte', 'The first day.'), schema: day },
        { ...query('log_date__lte', 'The last day.'), schema: day },
      ],
      answer: statement,
    },
  },
  '/api/accounts/verification': {
    get: { tag: 'account_log', summary: 'What the last verification of the books has found', answer: verification },
    post: { tag: 'account_log', summary: 'Verify the books as they are now', answer: verification },
  },
  '/api/accounts/fiscal_years/{id}/closing': {
    get: { tag: 'fiscal_year', summary: 'What closing a year would post, and what stands in its way' },
  },
  '/api/accounts/bank_statements/{id}/reconciliation': {
    get: {
      tag: 'bank_statement',
      summary: 'Lines of a statement beside the rows of the books, with suggested matches',
    },
  },
  '/api/accounts/older': {
    get: { tag: 'book_setting', summary: 'Records from before the books that could be entered into them, by kind' },
  },
  '/api/accounts/journal': {
    get: {
      tag: 'account_log',
      summary: 'The journal as plain text that hledger reads, within the caller’s scope',
      query: [
        { ...query('log_date__gte', 'The first day; from the beginning without.'), schema: day },
        { ...query('log_date__lte', 'The last day; to the end without.'), schema: day },
        query('branch__in', 'Ids of branches, by commas.'),
      ],
      types: { answer: 'text/plain' },
    },
  },
};
