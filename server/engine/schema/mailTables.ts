import { isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { entities } from '#catalog/registry/entities.ts';
import { columnOf, linesTable, tableOf } from './tables.ts';

const userId = () => columnOf(tableOf(entities.user), 'id');
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** Mail to be sent, written in the transaction that it tells of; kept for a while after it was sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    at: moment('at'),
    due: moment('due'),
    tries: integer('tries').notNull().default(0),
    sent_at: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    error: text('error'),
  },
  self => [
    index('outbox_due_idx').on(self.due).where(isNull(self.sent_at)),
    index('outbox_to_idx').on(sql`lower(${self.to})`),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A file that goes with a mail: beside it, so that whoever lists mails reads no bytes, and gone with it. */
export const outboxFile = pgTable(
  'outbox_file',
  {
    mail: bigint('mail', { mode: 'number' })
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    filename: text('filename').notNull(),
    content_type: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  self => [primaryKey({ columns: [self.mail, self.place] })],
);

/** What a reader has done with something in their inbox. */
const marks = () => ({
  read_at: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  is_starred: boolean('is_starred').notNull().default(false),
  trashed_at: timestamp('trashed_at', { withTimezone: true, mode: 'date' }),
});

/**
 * What staff write to each other. No entity: no list, search, export or history of the office knows of it, so that its
 * participants alone read it (ADR 35).
 */
export const staffMessage = pgTable(
  'staff_message',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The message that began the conversation; null of that one itself. */
    thread: integer('thread').references((): PgColumn => staffMessage.id, { onDelete: 'cascade' }),
    author: integer('author').references(userId, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    at: moment('at'),
  },
  self => [index('staff_message_thread_idx').on(self.thread)],
);

/** A message in the hands of each of its participants, its author among them. */
export const staffMessageCopy = pgTable(
  'staff_message_copy',
  {
    message: integer('message')
      .notNull()
      .references(() => staffMessage.id, { onDelete: 'cascade' }),
    reader: integer('reader').notNull().references(userId, { onDelete: 'cascade' }),
    is_author: boolean('is_author').notNull(),
    ...marks(),
  },
  self => [
    primaryKey({ columns: [self.message, self.reader] }),
    index('staff_message_copy_reader_idx').on(self.reader, self.message),
  ],
);

export const staffMessageFile = pgTable(
  'staff_message_file',
  {
    message: integer('message')
      .notNull()
      .references(() => staffMessage.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    path: text('path').notNull(),
    /** As its sender called it. */
    name: text('name').notNull(),
  },
  self => [primaryKey({ columns: [self.message, self.place] })],
);

/** What the reader of a mail of the house has done with it in their inbox; the mail is that of the outbox. */
const mailMark = pgTable(
  'mail_mark',
  {
    mail: bigint('mail', { mode: 'number' })
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    reader: integer('reader').notNull().references(userId, { onDelete: 'cascade' }),
    ...marks(),
  },
  self => [primaryKey({ columns: [self.mail, self.reader] })],
);

/** Who has been told of a deadline, as of which day: nobody is told twice, whichever process looks. */
const deadlineTold = pgTable(
  'deadline_told',
  {
    deadline: integer('deadline')
      .notNull()
      .references(() => columnOf(linesTable(entities.season, 'deadlines'), 'id'), { onDelete: 'cascade' }),
    day: date('day').notNull(),
    reader: integer('reader').notNull().references(userId, { onDelete: 'cascade' }),
  },
  self => [primaryKey({ columns: [self.deadline, self.day, self.reader] })],
);

export const mailTables = {
  outbox,
  outboxFile,
  staffMessage,
  staffMessageCopy,
  staffMessageFile,
  mailMark,
  deadlineTold,
};
