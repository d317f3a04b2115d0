import { folders, itemKinds, messageFields, MOST_MARKED, MOST_READERS } from '#catalog/support/inbox/inbox.ts';
import { mailStates } from '#catalog/engine/mail.ts';
import { fieldSchemas } from '#server/engine/openapi/kinds.ts';
import { type Calls, reading } from '#server/engine/openapi/operation.ts';
import { simpleList } from '#server/engine/openapi/parameters.ts';
import {
  flag,
  id,
  type Json,
  listOf,
  moment,
  nullable,
  number,
  object,
  oneOf,
  rowsOf,
  word,
} from '#server/engine/openapi/shapes.ts';

const itemId: Json = { type: 'string', pattern: `^(${itemKinds.join('|')})-[1-9]\\d*$` };
const unread = object({ unread: number });
const person = object({ id, name: word });
const marks = { is_starred: flag, in_trash: flag };

const item = {
  id: itemId,
  at: moment,
  subject: word,
  start: { ...word, description: 'The beginning of its text.' },
  from: nullable(word),
  to: listOf(word),
  sent: flag,
  has_files: flag,
  is_read: flag,
  ...marks,
};

const conversation = object({
  id: itemId,
  kind: oneOf(['message']),
  thread: id,
  subject: word,
  ...marks,
  messages: rowsOf({
    id,
    author: nullable(person),
    to: listOf(person),
    text: word,
    at: moment,
    files: rowsOf({ link: word, name: word }),
  }),
});
const houseMail = object({
  id: itemId,
  kind: oneOf(['mail']),
  subject: word,
  to: word,
  text: word,
  at: moment,
  sent_at: nullable(moment),
  withheld: { ...flag, description: 'A link into an account was left out of the text.' },
  ...marks,
});

const { required, properties } = fieldSchemas(messageFields, 'write');
const message: Json = {
  type: 'object',
  required: ['to', 'message'],
  properties: {
    to: { type: 'array', items: id, minItems: 1, maxItems: MOST_READERS },
    ...properties,
    reply_to: {
      ...id,
      description: `Message that is answered, whose subject stays; without, ${required.join(' and ')} are told.`,
    },
  },
};

const mail = object({
  id,
  to: word,
  subject: word,
  text: word,
  html: nullable(word),
  at: moment,
  due: moment,
  tries: number,
  sent_at: nullable(moment),
  error: nullable(word),
  state: oneOf(mailStates),
  is_kept: { ...flag, description: 'No mail is sent from here.' },
});

/** What staff and the house write, and the mail that is sent. */
export const inboxCalls: Calls = {
  '/api/inbox/{item}': reading('session', 'One conversation that the signed-in user shares, or a mail to them', {
    oneOf: [conversation, houseMail],
  }),
  '/api/inbox': {
    get: {
      tag: 'session',
      summary: 'What colleagues and the house have written to the signed-in user, by folder',
      query: simpleList(`\`folder\` (${folders.join(', ')}), \`q\` (a text), \`unread\` (true)`),
      answer: rowsOf(item),
      counted: true,
    },
    patch: {
      tag: 'session',
      summary: 'Mark some of it as read, starred or thrown away',
      body: object(
        { ids: { type: 'array', minItems: 1, maxItems: MOST_MARKED, items: itemId } },
        { read: flag, starred: flag, trashed: flag },
      ),
      answer: unread,
    },
  },
  '/api/inbox/unread': reading('session', 'How much of it has not been read', unread),
  '/api/inbox/people': reading(
    'session',
    'Colleagues to whom the signed-in user may write',
    rowsOf({ id, name: word, about: nullable(word) }),
    { counted: true },
  ),
  '/api/inbox/messages': {
    post: {
      tag: 'session',
      summary: 'Write to colleagues, or answer a message',
      body: message,
      answer: object({ id: itemId }),
      status: 201,
      finds: true,
      repeatable: true,
    },
  },
  '/api/outbox/{id}': reading('office', 'One mail with its text, for administrators', mail),
  '/api/outbox': reading('office', 'Mail that was or will be sent, for administrators', listOf(mail), {
    query: simpleList(`\`state\` (${mailStates.join(', ')})`),
    counted: true,
  }),
};
