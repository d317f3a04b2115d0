import { isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AgencyFacts } from '#catalog/engine/papers/PaperFacts.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { balanceDay, balanceMonth } from './balanceTables.ts';
import { documentPayment } from './documentPayment.ts';
import { importRow } from './importRow.ts';
import { mailTables } from './mailTables.ts';
import { recordTotal } from './recordTotal.ts';
import { columnOf, tableOf } from './tables.ts';

const userId = () => columnOf(tableOf(entities.user), 'id');
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();
const cents = (name: string) => numeric(name, { precision: 20, scale: 2 }).notNull();

/** Who changed what, when, before and after. Outlives the record and its author, hence no foreign keys. */
export const history = pgTable(
  'history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text('entity').notNull(),
    record: integer('record').notNull(),
    action: text('action').notNull(),
    /** Verb of the command that did it; null of a plain create, update or delete. */
    command: text('command'),
    at: moment('at'),
    by: integer('by'),
    by_name: text('by_name'),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    reason: text('reason'),
  },
  self => [index('history_record_idx').on(self.entity, self.record, self.id)],
);

/** A list as its owner likes to see it: filter, order and columns under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    owner: integer('owner').notNull().references(userId, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
  },
  self => [index('saved_view_owner_idx').on(self.owner, self.resource)],
);

/** Attempts at what needs no session, such as failed sign-ins of an account or an address, until they count no more. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    until: moment('until'),
    /** Not before this is another one let in, where each has to wait. */
    next: moment('next'),
  },
  self => [index('login_attempt_until_idx').on(self.until)],
);

/** From where accounts have signed in, as fingerprints of addresses and devices. */
export const knownPlace = pgTable(
  'known_place',
  {
    user: integer('user').notNull().references(userId, { onDelete: 'cascade' }),
    print: text('print').notNull(),
    at: moment('at'),
  },
  self => [primaryKey({ columns: [self.user, self.print] })],
);

/** Sessions that were signed out; each is kept until its last token would have expired. */
export const endedSession = pgTable(
  'ended_session',
  {
    id: text('id').primaryKey(),
    until: moment('until'),
  },
  self => [index('ended_session_until_idx').on(self.until)],
);

/** What the interface keeps for a user: settings, notes and the like, by name. */
export const userData = pgTable('user_data', {
  user: integer('user').primaryKey().references(userId, { onDelete: 'cascade' }),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
});

/** Who asked for an account and still waits for an administrator. */
export const registration = pgTable('registration', {
  user: integer('user').primaryKey().references(userId, { onDelete: 'cascade' }),
  at: moment('at'),
  locale: text('locale').$type<Locale>().notNull(),
});

/** Under which address somebody wants to sign in, until it is confirmed from there; the newest wish alone. */
export const emailRequest = pgTable('email_request', {
  user: integer('user').primaryKey().references(userId, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Hash of what the link carries. */
  token: text('token').notNull(),
  session_version: integer('session_version').notNull(),
  at: moment('at'),
});

/** A known text sealed under DATA_KEY, by which a start under another key is noticed. One row. */
export const dataKey = pgTable('data_key', {
  id: integer('id').primaryKey().default(1),
  canary: text('canary').notNull(),
});

/** Random tokens by which printed documents are verified by whoever holds them. */
export const paperLink = pgTable(
  'paper_link',
  {
    token: text('token').primaryKey(),
    entity: text('entity').notNull(),
    record: integer('record').notNull(),
    at: moment('at'),
  },
  self => [uniqueIndex('paper_link_record_key').on(self.entity, self.record)],
);

/**
 * What papers said when their documents were issued, and how the agency stood on them, each by the name of its kind: in
 * no language, since it is drawn anew for each reader.
 */
export const issuedPaper = pgTable(
  'issued_paper',
  {
    kind: text('kind').notNull(),
    record: integer('record').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    agency: jsonb('agency').$type<AgencyFacts>().notNull(),
    at: moment('at'),
  },
  self => [primaryKey({ columns: [self.kind, self.record] })],
);

/** Sets of reference data that this installation has been given once; what was deleted of them since stays deleted. */
export const seeded = pgTable('seeded', { name: text('name').primaryKey() });

/** What the website goes on showing of a record that was taken back to be worked on: the record as it was published. */
export const liveVersion = pgTable(
  'live_version',
  {
    entity: text('entity').notNull(),
    record: integer('record').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    published_at: moment('published_at'),
  },
  self => [primaryKey({ columns: [self.entity, self.record] })],
);

/** The last number given in each series of a year. Its row is locked by whoever takes the next one. */
export const numberSeries = pgTable(
  'number_series',
  {
    prefix: text('prefix').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  self => [primaryKey({ columns: [self.prefix, self.year] })],
);

/**
 * Requests that were carried out, by the key under which their sender repeats them until an answer arrives, with that
 * answer sealed. Kept for a day. No foreign key: its lock on the user's row would let requests wait for a change of it.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    user: integer('user').notNull(),
    key: text('key').notNull(),
    digest: text('digest').notNull(),
    answer: text('answer'),
    at: moment('at'),
  },
  self => [primaryKey({ columns: [self.user, self.key] }), index('idempotency_key_at_idx').on(self.at)],
);

/**
 * Uploaded files: who sent one, how large it is, and which record has it. One that no record has is free since then,
 * and is taken away after a while. No foreign keys: it outlives its sender and its record. The pictures of the demo,
 * which nobody has sent, are not among them.
 */
export const uploaded = pgTable(
  'uploaded',
  {
    path: text('path').primaryKey(),
    by: integer('by'),
    /** In bytes. */
    size: integer('size').notNull(),
    at: moment('at'),
    entity: text('entity'),
    record: integer('record'),
    free_since: timestamp('free_since', { withTimezone: true, mode: 'date' }),
  },
  self => [
    index('uploaded_by_idx').on(self.by),
    index('uploaded_record_idx').on(self.entity, self.record),
    index('uploaded_free_idx').on(self.free_since).where(isNotNull(self.free_since)),
  ],
);

/**
 * The chain over the postings: each link holds a digest of its posting and of the link before it, so that nothing of
 * what was sealed is changed without a trace. No foreign key: a link outlives what somebody takes away beneath it.
 */
export const postingSeal = pgTable(
  'posting_seal',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    posting: bigint('posting', { mode: 'number' }).notNull(),
    digest: text('digest').notNull(),
    /** Of what it holds of its posting; see `sealedText.ts`. */
    version: integer('version').notNull().default(1),
    at: moment('at'),
  },
  self => [uniqueIndex('posting_seal_posting_key').on(self.posting)],
);

/** What each verification of the books has found, and the last link of the chain as it was then. */
export const booksVerification = pgTable(
  'books_verification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at'),
    /** Who asked for it; null of the clock. */
    by: integer('by'),
    /** The agency's day of one that the clock asked for, of which each day has one. */
    night: text('night'),
    results: jsonb('results').$type<readonly unknown[]>().notNull(),
    seal: bigint('seal', { mode: 'number' }),
    digest: text('digest'),
  },
  self => [uniqueIndex('books_verification_night_key').on(self.night)],
);

/**
 * What somebody has given up or paid out of a document, or of a party where there is none, so that parts of it do not
 * escape the limit of their role. No foreign keys: it outlives its user and its record.
 */
const limitUse = pgTable(
  'limit_use',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user: integer('user').notNull(),
    kind: text('kind').$type<'given_up' | 'paid_out'>().notNull(),
    subject: text('subject').$type<string>().notNull(),
    record: integer('record').notNull(),
    /** The agency's day. */
    day: text('day').notNull(),
    amount: numeric('amount', { precision: 20, scale: 2 }).notNull(),
    at: moment('at'),
  },
  self => [index('limit_use_subject_idx').on(self.user, self.subject, self.record)],
);

/**
 * What became of each booking of a departure that the agency has cancelled, and of what was paid for it: moved along,
 * given back at once, left waiting or kept as fees, together what was paid. No foreign keys: it outlives its records.
 */
const departureEnding = pgTable(
  'departure_ending',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    departure: integer('departure').notNull(),
    booking: integer('booking').notNull(),
    outcome: text('outcome').notNull(),
    paid: cents('paid'),
    moved: cents('moved'),
    refunded: cents('refunded'),
    waiting: cents('waiting'),
    fees: cents('fees'),
    by: integer('by'),
    at: moment('at'),
  },
  self => [
    index('departure_ending_departure_idx').on(self.departure),
    check(
      'departure_ending_explained',
      sql`${self.paid} = ${self.moved} + ${self.refunded} + ${self.waiting} + ${self.fees}`,
    ),
  ],
);

/** What somebody has done within the last hour, of what is bounded by the hour; older rows are swept. */
export const hourlyUse = pgTable(
  'hourly_use',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of a kind by one user, or to one address. */
    key: text('key').notNull(),
    at: moment('at'),
  },
  self => [index('hourly_use_key_idx').on(self.key, self.at), index('hourly_use_at_idx').on(self.at)],
);

/**
 * Another one with every change of what roles hold: triggers in `repeatable.sql` renew it, whoever writes. One row. Two
 * states of the rights never have the same, so that what was read along with it is good for as long as it is told.
 */
export const rightsStamp = pgTable('rights_stamp', {
  id: integer('id').primaryKey().default(1),
  stamp: uuid('stamp').notNull().defaultRandom(),
});

const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Transactions that have changed what answers are kept of, told by triggers in `repeatable.sql`, whoever writes; those
 * that everybody knows of are swept. A row of its own for each, so that no writer waits for another.
 */
export const countedChange = pgTable('counted_change', { by: transaction('by').primaryKey() });

/** The version under which a derived column was last written for all rows. */
export const derivedColumn = pgTable('derived_column', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
});

/**
 * Hashes of numbers by which somebody is recognised: a row to lock for each, so that of two who register one number at
 * the same time the second sees the first. Rows stay; advisory locks are too few for a sheet of thousands.
 */
export const knownNumber = pgTable('known_number', { hash: text('hash').primaryKey() });

/** Tables beside those of the facts, of which no row is changed or deleted either. */
export const appendedAlone = [
  'posting_seal',
  'books_verification',
  'limit_use',
  'departure_ending',
  'document_payment',
] as const;

export const systemTables = {
  history,
  savedView,
  loginAttempt,
  knownPlace,
  endedSession,
  userData,
  registration,
  emailRequest,
  liveVersion,
  numberSeries,
  seeded,
  paperLink,
  issuedPaper,
  dataKey,
  idempotencyKey,
  uploaded,
  balanceDay,
  balanceMonth,
  postingSeal,
  booksVerification,
  limitUse,
  departureEnding,
  hourlyUse,
  rightsStamp,
  recordTotal,
  countedChange,
  derivedColumn,
  knownNumber,
  importRow,
  documentPayment,
  ...mailTables,
};
