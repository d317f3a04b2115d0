import { asc, eq, inArray, sql } from 'drizzle-orm';
import { plainLine } from '#catalog/engine/texts/plainLine.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { MailFile } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { outboxFile } from '../schema/mailTables.ts';

/** Most that the files of one mail hold together: what mail servers take, once written as text, which is a third more. */
const MOST_MB = 10;

/** A name without anything that leads out of a folder or turns what follows. */
const plainName = (name: string): string => plainLine(name).replace(/[/\\]/g, '-').trim() || 'file';

/** Keeps the files of a mail beside it. 413 `mail_too_large` for more than a mail server would take. */
export async function keepFiles(db: Database, mail: number, files: readonly MailFile[]): Promise<void> {
  const size = files.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (size > MOST_MB * 1_000_000) throw new Problem(413, 'mail_too_large', { params: { max: MOST_MB } });
  const rows = files.map(({ filename, contentType, content }, place) => ({
    mail,
    place,
    filename: plainName(filename),
    content_type: contentType,
    content: Buffer.from(content),
  }));
  if (rows.length > 0) await db.insert(outboxFile).values(rows);
}

/** The files of a mail, to be sent. */
export const readFiles = (db: Database, mail: number): Promise<MailFile[]> =>
  db
    .select({ filename: outboxFile.filename, contentType: outboxFile.content_type, content: outboxFile.content })
    .from(outboxFile)
    .where(eq(outboxFile.mail, mail))
    .orderBy(asc(outboxFile.place));

/** What is told of a file without what is in it. */
interface ListedFile {
  readonly filename: string;
  readonly content_type: string;
  /** In bytes. */
  readonly size: number;
}

/** The files of some mails by their names and sizes. */
export async function filesOf(db: Database, mails: readonly number[]): Promise<ReadonlyMap<number, ListedFile[]>> {
  const { mail, place, filename, content_type } = outboxFile;
  const rows = await db
    .select({ mail, filename, content_type, size: sql<number>`octet_length(${outboxFile.content})` })
    .from(outboxFile)
    .where(inArray(mail, [...mails]))
    .orderBy(asc(mail), asc(place));
  const files = new Map<number, ListedFile[]>();
  for (const { mail: of, ...file } of rows) files.set(of, [...(files.get(of) ?? []), file]);
  return files;
}
