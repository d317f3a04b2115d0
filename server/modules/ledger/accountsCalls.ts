import { choice, flag, text } from '#catalog/engine/fields.ts';
import { fieldSchemas } from '../../engine/openapi/kinds.ts';
import type { Calls } from '../../engine/openapi/operation.ts';
import {
  day,
  id,
  type Json,
  listOf,
  money,
  moment,
  oneOf,
  named,
  nullable,
  number,
  object,
  query,
  rowsOf,
  word,
} from '../../engine/openapi/shapes.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { leftOut } from '#catalog/ledger/backfillRecords.ts';
import { mount } from '#catalog/engine/wire.ts';
import { invoiceNames, invoicePaths } from '#catalog/bills/invoicePaths.ts';

const rowsUnder = (name: string, properties: Json): Json => object({ [name]: rowsOf(properties) });

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
              answer: { oneOf: [named(name), object({ detail: word })] },
            },
          },
        ] as const,
    ),
    [
      `${mount(name)}/update/`,
      {
        put: {
          tag: name,
          summary: 'Change a draft by its number; lines that are left out stay',
          body: { allOf: [object({ invoice_no: word }), named(`${name}_change`)] },
          answer: object({
            data: object({ [entityNamed(name).collection]: listOf(named(name)) }),
            detail: word,
          }),
          finds: true,
          versioned: true,
        },
      },
    ] as const,
  ]),
);

const check: Json = {
  ...rowsUnder('findings', {
    entity: nullable(word),
    record: nullable(number),
    reference: nullable(word),
    expected: nullable(word),
    found: nullable(word),
  }),
  description: '`check` names the rule, `problems` counts what breaks it, and `findings` are the first of these.',
};
const verification = object({
  verification: nullable(
    object({
      at: moment,
      by: nullable(word),
      problems: { ...number, minimum: 0 },
      checks: { type: 'array', items: check },
    }),
  ),
});

const movement = { id, log_date: day, reference_no: word, log_type: word, source: id };
const statement = object({
  party: object({ id, name: word, email: nullable(word) }),
  starts_on: day,
  ends_on: day,
  opening: money,
  closing: money,
  movements: rowsOf({ ...movement, details: nullable(word), change: money, balance: money }),
  open: rowsOf({ ...movement, due_date: nullable(day), amount: money, outstanding: money }),
});

const namesakes = object({
  owes: money,
  namesakes: rowsOf({
    id,
    name: word,
    kinds: listOf(word),
    number: nullable(word),
    owes: money,
    amounts: listOf(money),
    ledger: nullable(id),
  }),
});

const closing = object({
  profit: money,
  closings: rowsOf({
    branch: nullable(id),
    profit: money,
    lines: rowsOf({ ledger: id, party: nullable(id), debit_amount: money, credit_amount: money }),
  }),
});

const reconciliation = object({
  rows: rowsOf({ ...movement, details: nullable(word), party: nullable(word), amount: money }),
  matches: rowsOf({ line: nullable(id), row: id }),
  book: money,
  seen: money,
  explained: money,
  difference: { ...money, description: 'Nothing once the statement can be finished.' },
  earlier: {
    ...number,
    description: 'Rows before the first statement that nobody has said to be its opening balance.',
  },
});

const counted = { count: number, amount: money };
const older = object({
  older: rowsOf({ entity: word, ...counted, left_out: rowsOf({ reason: oneOf(leftOut), ...counted }) }),
});

/** Calls about the books beside the standard ones. */
export const accountsCalls: Calls = {
  ...invoiceCalls,
  '/api/accounts/chart': {
    get: {
      tag: 'ledger_account',
      summary: 'Every ledger, and what the law on vouchers asks of it',
      answer: rowsUnder('ledgers', { id, ...ledger }),
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
      answer: rowsUnder('balances', { ledger: id, balance: money }),
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
  '/api/accounts/parties/{id}/namesakes': {
    get: {
      tag: 'party',
      summary: 'Who else of a party’s name owes something, where the party owes nothing, within the caller’s scope',
      answer: namesakes,
    },
  },
  '/api/accounts/verification': {
    get: { tag: 'account_log', summary: 'What the last verification of the books has found', answer: verification },
    post: { tag: 'account_log', summary: 'Verify the books as they are now', body: null, answer: verification },
  },
  '/api/accounts/fiscal_years/{id}/closing': {
    get: { tag: 'fiscal_year', summary: 'What closing a year would post, and what stands in its way', answer: closing },
  },
  '/api/accounts/bank_statements/{id}/reconciliation': {
    get: {
      tag: 'bank_statement',
      summary: 'Lines of a statement beside the rows of the books, with suggested matches',
      answer: reconciliation,
    },
  },
  '/api/accounts/older': {
    get: {
      tag: 'book_setting',
      summary: 'Records from before the books that could be entered into them, by kind',
      answer: older,
    },
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
      answer: word,
      types: { answer: 'text/plain' },
    },
  },
};
