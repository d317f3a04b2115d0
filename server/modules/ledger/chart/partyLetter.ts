import type { Values } from '#catalog/engine/fields.ts';
import { type Letter, type letterInput, letterViolations } from '#catalog/engine/letters/letter.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { LetterContext } from '#server/engine/letters/LetterContext.ts';
import type { WrittenMail } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import { agencyName } from '#server/engine/mail/agencyName.ts';
import { refuse } from '#server/platform/problem.ts';
import { mailAddress, partyWithAddress } from './partyAddress.ts';

interface Writing extends Pick<LetterContext, 'tx' | 'request' | 'isPreview'> {
  readonly input: Values<typeof letterInput>;
}

interface Told extends Pick<WrittenMail, 'papers'> {
  /** Null where it is nobody's own. */
  readonly party: number | null;
  readonly letter: Letter;
  /** What the text may name beside the agency; `reader` is what the party is called, as far as the sender may know. */
  values(reader: string): Promise<Readonly<Record<string, string>>>;
}

/** A mail to a party about a document: where it goes, and its text with what is known of the document filled in. */
export async function partyLetter(context: Writing, { party, letter, values, papers }: Told): Promise<WrittenMail> {
  const { tx, request, input } = context;
  const { email, language, subject, message } = input;
  refuse(letterViolations(letter, input));
  const reader = party === null ? undefined : await partyWithAddress(tx, party);
  const to = await mailAddress(tx, request, { party: party ?? 0, own: reader?.email ?? null, asked: email });
  const name = isUnseen(context, entities.party) ? UNSEEN : (reader?.name ?? '');
  const known = { ...(await values(name)), agency: await agencyName(tx) };
  const filled = (text: string) => mergeText(text, letter.fields, known);
  return { to, subject: filled(subject), text: filled(message), language, papers };
}
