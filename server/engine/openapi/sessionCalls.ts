import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { password, type Fields } from '#catalog/engine/fields.ts';
import { personal } from '#catalog/registry/personalFields.ts';
import { userDataShape } from '../auth/userData.ts';
import { fieldSchemas } from './kinds.ts';
import { type Calls, reading } from './operation.ts';
import { anything, flag, id, listOf, named, nullable, object, oneOf, query, takenBy, word } from './shapes.ts';

const ofUser = (name: string) => fieldOf(entities.user, name);
const email = ofUser('email');
const secret = password({ required: true });
const own = (known: Fields) => fieldSchemas(known, 'write');

const data = {
  ...anything,
  description: 'What the interface keeps for a user: settings, preferences, notes, shortcuts.',
};
const waiting = object({ status: oneOf(['waiting']) });
/** What the link of a mail says of whom it is for. */
const link = { uid: { type: ['integer', 'string'] }, token: word };

export const sessionSchemas = {
  Identity: object({
    id,
    email: word,
    username: nullable(word),
    image: nullable(word),
    role: { ...nullable(word), description: 'Name of the role.' },
    is_admin: flag,
    branch: nullable(id),
    permissions: listOf(word),
    data,
  }),
};

const me = {
  allOf: [
    named('user'),
    object({ role_name: nullable(word), branch: nullable(id), permissions: listOf(word), data, draft_key: word }),
  ],
};

const check = (field: string, moment: string) =>
  [
    `/user/api/v1/user/check_${field}_when_${moment}/`,
    reading('user', `Whether ${field} is taken (${moment})`, object({ [`${field}_exists`]: flag }), {
      query: [
        { ...query(field, 'The value; a phone without its plus sign.'), required: true },
        query('user', 'Id of the record that may keep its own value.', 'integer'),
      ],
    }),
  ] as const;

/** Calls about accounts and those who sign in by them. */
export const sessionCalls: Calls = {
  '/user/api/v1/user/login/': {
    post: {
      tag: 'session',
      summary: 'Sign in with email and password',
      open: true,
      body: object({ email: word, password: word }),
      answer: { allOf: [object({ access: { ...word, description: 'The token.' } }), named('Identity')] },
      also: [401],
    },
  },
  '/user/api/v1/user/logout/': { post: { tag: 'session', summary: 'End this session', body: null, answer: null } },
  '/user/api/v1/user/logout_everywhere/': {
    post: { tag: 'session', summary: 'End every session of one’s own', body: null, answer: null },
  },
  '/user/api/v1/user/me/': {
    get: { tag: 'session', summary: 'The signed-in user with role and permissions', answer: me, finds: true },
    put: {
      tag: 'session',
      summary: 'Change one’s own data, other than rights, email and user name',
      body: { ...own(personal.fields), required: [] },
      answer: me,
      finds: true,
      versioned: true,
    },
  },
  '/user/api/v1/user/passwordchange/{id}': {
    patch: {
      tag: 'session',
      summary: 'Set a password: one’s own by the old one, another’s as an administrator',
      body: object(
        { ...own({ password: secret }).properties, confirm_password: word },
        { old_password: { ...word, description: 'Asked for where the password is one’s own.' } },
      ),
      answer: named('Done'),
    },
  },
  '/user/api/v1/user/uploadimage/{id}': {
    post: {
      tag: 'user',
      summary: 'Set a user’s picture',
      body: object({ image: { ...word, format: 'binary' } }),
      types: { body: 'multipart/form-data' },
      answer: { ...word, description: 'Path of the picture.' },
      also: [422],
    },
  },
  '/api/auth/register': {
    post: {
      tag: 'session',
      summary: 'Ask for an account, which an administrator activates',
      open: true,
      body: own({
        first_name: ofUser('first_name'),
        last_name: ofUser('last_name'),
        email,
        password: secret,
        phone: ofUser('primary_phone'),
      }),
      answer: waiting,
      status: 202,
    },
  },
  '/api/auth/access-token': reading(
    'session',
    'A new token for a valid one',
    object({ user: named('Identity'), access_token: word }),
  ),
  '/api/auth/user/update': {
    post: {
      tag: 'session',
      summary: 'Keep settings, preferences, notes and shortcuts of one’s own; all else is dropped',
      body: takenBy(userDataShape),
      answer: object({ user: object({ data }) }),
      also: [412],
    },
  },
  '/auth/user/reset_password/': {
    post: {
      tag: 'session',
      summary: 'Ask for a link to choose a new password',
      open: true,
      body: object({ email: word }),
      answer: null,
    },
  },
  '/auth/user/reset_password_check/': {
    post: {
      tag: 'session',
      summary: 'Whether that link still opens; does not use it up',
      open: true,
      body: object(link),
      answer: null,
    },
  },
  '/auth/user/reset_password_confirm/': {
    post: {
      tag: 'session',
      summary: 'Choose a new password by that link',
      open: true,
      body: object({ ...link, ...own({ new_password: secret }).properties }),
      answer: null,
    },
  },
  '/api/auth/user/email': {
    post: {
      tag: 'session',
      summary: 'Ask to sign in with another email, which is confirmed from there',
      body: object({ ...own({ email }).properties, password: word }),
      answer: waiting,
      status: 202,
    },
  },
  '/auth/user/confirm_email/': {
    post: {
      tag: 'session',
      summary: 'Confirm another email by the link of a mail',
      open: true,
      body: object(link),
      answer: null,
    },
  },
  '/api/events': reading('session', 'Server-sent events: which records, by entity and id, have changed', word, {
    types: { answer: 'text/event-stream' },
  }),
  ...Object.fromEntries(
    ['email', 'username', 'primary_phone', 'secondary_phone'].flatMap(field => [
      check(field, 'create'),
      check(field, 'update'),
    ]),
  ),
};
