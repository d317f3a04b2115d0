import { expect } from 'vitest';
import type { PaperData, PaperFact, PaperLanguage } from '../../catalog/engine/papers/PaperData.ts';
import type { PaperKindName } from '../../catalog/registry/paperKinds.ts';
import { differences } from './described.ts';
import type { Office } from './office.ts';
import { linesOf } from './pdf.ts';

export const paperPath = (kind: PaperKindName, id: number, query = ''): string => `/api/papers/${kind}/${id}${query}`;

/** Facts as somebody reads them. */
export const pairs = (facts: readonly PaperFact[]): readonly string[] =>
  facts.map(({ label, value }) => `${label}: ${value}`);

/** Papers of an office, as its administrator gets them. */
export const papersOf = (office: Office) => ({
  async read(kind: PaperKindName, id: number, language: PaperLanguage = 'en'): Promise<PaperData> {
    const reply = await office.call('GET', paperPath(kind, id, `?language=${language}`));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(differences('get', '/api/papers/{entity}/{id}', reply)).toEqual([]);
    return reply.body;
  },
  /** What its document says, on one line. */
  async text(kind: PaperKindName, id: number, language: PaperLanguage): Promise<string> {
    const reply = await office.app.request(paperPath(kind, id, `/pdf?language=${language}`), {
      headers: { authorization: `Bearer ${office.tokens.admin}` },
    });
    expect(reply.status).toBe(200);
    return (await linesOf(new Uint8Array(await reply.arrayBuffer()))).join(' ');
  },
});

/** A text less its spaces, dots between and signs of direction, which poppler puts elsewhere between two scripts. */
const plain = (text: string): string => text.replaceAll(/[\s·\u200e]/g, '');

/** What of a paper is not read in a text. */
export function unreadIn(text: string, { title, facts, parties, rows, totals, notes, terms, ...rest }: PaperData) {
  const texts = [
    title,
    ...[...facts, ...parties, ...totals, ...(rest.amountInWords ? [rest.amountInWords] : [])].flatMap(one => [
      one.label,
      one.value,
    ]),
    ...rest.columns.map(({ label }) => label),
    ...rows.flat(),
    ...notes,
    ...terms,
    ...rest.signatures,
  ];
  return texts.filter(one => !plain(text).includes(plain(one)));
}
