import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Stored } from '../context/values.ts';
import { type DrawnPaper, drawStored, paperTitle } from '../papers/drawPaper.ts';
import { paperFileName } from '../papers/paperAnswer.ts';
import type { NamedKind } from '../papers/PaperKind.ts';
import { typesetter } from '../papers/typesetPaper.ts';
import { toWire } from '../records/record.ts';
import { findStored } from '../records/select.ts';
import type { Mail, MailFile } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import type { LetterContext } from './LetterContext.ts';
import { isUnseen, UNSEEN } from './unseen.ts';

/** A paper that goes with a mail. */
export interface MailedPaper extends NamedKind {
  /** Of its record. */
  readonly id: number;
  /** What else is asked for, such as a period. */
  readonly query?: Readonly<Record<string, string>>;
}

interface Wish {
  readonly language: Locale;
  readonly papers: readonly MailedPaper[];
}

async function storedOf({ tx }: Pick<LetterContext, 'tx'>, { kind, id }: MailedPaper): Promise<Stored> {
  const stored = await findStored(tx, kind.entity, id);
  if (!stored) throw new Problem(404, 'not_found');
  return stored;
}

/** Papers of records as files of a mail, under their names as PDF; undefined where this machine makes none. */
export async function filesOf(
  context: Pick<LetterContext, 'tx' | 'request'>,
  { language, papers }: Wish,
): Promise<readonly MailFile[] | undefined> {
  const { tx, request } = context;
  const { host, caller } = request;
  const drawn: DrawnPaper[] = [];
  for (const paper of papers) {
    const { name, query = {} } = paper;
    const kind = paper.kind.askedFor?.({ host, caller, query }) ?? paper.kind;
    const stored = await storedOf(context, paper);
    drawn.push(await drawStored(tx, host, { name, kind, language, isCopy: false, withLogo: true, stored }));
  }
  const documents = await typesetter
    .typeset(
      host.log,
      drawn.map(({ paper }) => paper),
    )
    .catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'papers_unavailable') return undefined;
      throw error;
    });
  return documents?.map((content, at) => ({
    filename: paperFileName(drawn[at]?.title ?? ''),
    contentType: 'application/pdf',
    content,
  }));
}

/** What the files of a mail will be called; undefined where this machine makes none. */
export async function fileNamesOf(
  context: Pick<LetterContext, 'tx' | 'request' | 'isPreview'>,
  { papers }: Pick<Wish, 'papers'>,
): Promise<readonly string[] | undefined> {
  const { host } = context.request;
  if (papers.length > 0 && !(await typesetter.isAvailable(host.log))) return undefined;
  const names: string[] = [];
  for (const paper of papers) {
    const { entity } = paper.kind;
    const title = async () => paperTitle(paper, toWire(entity, await storedOf(context, paper), host, true));
    names.push(isUnseen(context, entity) ? `${UNSEEN}.pdf` : paperFileName(await title()));
  }
  return names;
}

const notes: Readonly<Record<Locale, string>> = {
  en: 'No document is attached to this mail. Ask us if you need one.',
  tr: 'Bu postaya belge eklenmemiştir. İhtiyacınız olursa bizden isteyebilirsiniz.',
  ar: 'لا يوجد مستند مرفق بهذه الرسالة. يمكنكم طلبه منا عند الحاجة.',
};

/** A mail that says that nothing is attached to it, to a reader who may look for it. */
export const withoutPapers = <M extends Pick<Mail, 'text' | 'html'>>(mail: M, language: Locale): M => ({
  ...mail,
  text: `${mail.text}\n\n${notes[language]}`,
  ...(mail.html && {
    html: `${mail.html}\n<p lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">${notes[language]}</p>`,
  }),
});
