import { pick } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { pageName } from '../../engine/openapi/entitySchema.ts';
import { filtersOf } from '../../engine/openapi/filters.ts';
import { fieldSchemas } from '../../engine/openapi/kinds.ts';
import { type Calls, reading } from '../../engine/openapi/operation.ts';
import { ordering, paging, search } from '../../engine/openapi/parameters.ts';
import { day, id, money, named, number, nullable, object, rowsOf } from '../../engine/openapi/shapes.ts';

const { donation, monthly_subscription: bill } = entities;

/** What members give and owe, beside the standard calls. */
export const donationCalls: Calls = {
  [`${mount('cause_donation')}/create/`]: {
    post: {
      tag: 'donation',
      summary: 'Give for a cause, as a member who has signed in',
      body: fieldSchemas(pick(donation.fields, ['cause', 'amount']), 'write'),
      answer: named('donation'),
      status: 201,
      repeatable: true,
    },
  },
  '/api/causes/{id}/contributors': reading(
    'donation',
    'Who has given for a cause',
    object({
      contributors: rowsOf({ member: nullable(id), donations: number, amount: money, latest: nullable(day) }),
      total: number,
    }),
  ),
  [`${mount(bill.name)}/get_all_by_member/`]: reading(bill.name, 'One’s own bills', named(pageName(bill)), {
    query: [...paging, ordering, search, ...filtersOf(bill)],
  }),
};
