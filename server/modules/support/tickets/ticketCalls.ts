import { pick } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { departmentCodes, departmentPath } from '#catalog/support/tickets/departmentPaths.ts';
import { mount } from '#catalog/engine/wire.ts';
import { shown, told } from '#catalog/support/tickets/ownFields.ts';
import { pageName } from '#server/engine/openapi/entitySchema.ts';
import { filtersOf } from '#server/engine/openapi/filters.ts';
import { fieldSchemas } from '#server/engine/openapi/kinds.ts';
import { type Calls, reading } from '#server/engine/openapi/operation.ts';
import { ordering, paging, search } from '#server/engine/openapi/parameters.ts';
import { id, type Json, listOf, moment, named, object } from '#server/engine/openapi/shapes.ts';

const { ticket, ticket_detail: detail } = entities;
const page = named(pageName(ticket));
const asked = [...paging, ordering, search, ...filtersOf(ticket)];

const { ticket: of, ...words } = fieldSchemas(pick(detail.fields, ['ticket', 'message', 'file']), 'write').properties;
const word: Json = {
  type: 'object',
  required: ['ticket', 'message'],
  properties: { ticket: of, ...words },
};
const own = fieldSchemas(pick(detail.fields, ['ticket', 'message', 'customer']), 'read');

/** What somebody reads of a ticket of their own. */
const ofRequester = object(
  { id },
  {
    ...fieldSchemas(
      pick<Readonly<Record<string, (typeof ticket.fields)[keyof typeof ticket.fields]>>, string>(ticket.fields, [
        ...shown,
      ]),
      'read',
    ).properties,
    created_at: moment,
    updated_at: moment,
  },
);

/** Calls of the family about tickets. */
export const ticketCalls: Calls = {
  ...Object.fromEntries(
    departmentCodes.map(code => [
      `${departmentPath(code)}/`,
      reading('ticket', `Tickets of the ${code} department`, page, { query: asked }),
    ]),
  ),
  [`${mount('ticket')}/get_all_by_user_id/{id}`]: reading(
    'ticket',
    'Tickets of a user, or one’s own',
    { anyOf: [page, object({ [ticket.collection]: listOf(ofRequester) })] },
    { query: asked },
  ),
  [`${mount('ticket')}/create_from_client/`]: {
    post: {
      tag: 'ticket',
      summary: 'Open a ticket of one’s own',
      body: fieldSchemas(pick(ticket.fields, [...told]), 'write'),
      answer: ofRequester,
      status: 201,
    },
  },
  [`${mount('ticket_detail')}/get_all_by_ticket_id/{id}`]: reading(
    'ticket_detail',
    'The thread of a ticket and of those merged into it, the oldest word first',
    object({ ticket_details: listOf(named('ticket_detail')) }),
  ),
  [`${mount('ticket_detail')}/create/`]: {
    post: {
      tag: 'ticket_detail',
      summary: 'Reply to a ticket',
      body: {
        ...word,
        properties: {
          ...(word['properties'] as Json),
          customer: { ...id, description: 'Who said it, where that is not the office.' },
        },
      },
      answer: named('ticket_detail'),
      status: 201,
      finds: true,
    },
  },
  [`${mount('ticket_detail')}/create_from_client/`]: {
    post: {
      tag: 'ticket_detail',
      summary: 'Write to a ticket of one’s own',
      body: word,
      answer: { ...own, required: ['id'], properties: { id, ...own.properties, created_at: moment } },
      status: 201,
      finds: true,
    },
  },
};
