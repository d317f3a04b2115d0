import { date, flag, money, text, choice } from '../../catalog/fields.ts';
import { fieldSchemas } from './kinds.ts';
import { type Description, type Json, query } from './operation.ts';

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
    is_active: flag(),
    holds: choice(['cash', 'bank']),
    is_control: flag(),
    documents_only: flag(),
  },
  'read',
).properties;
const { balance } = fieldSchemas({ balance: money() }, 'read').properties;
const { day } = fieldSchemas({ day: date() }, 'write').properties;

/** Calls about the books beside the standard ones. */
export const accountsCalls: Readonly<Record<string, Readonly<Record<string, Description>>>> = {
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
};
