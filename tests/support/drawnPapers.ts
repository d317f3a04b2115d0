import { expect } from 'vitest';
import type { PaperData, PaperFact } from '../../catalog/engine/papers/PaperData.ts';
import { differences } from './described.ts';
import type { Office } from './office.ts';
import { linesOf } from './pdf.ts';

export const paperPath = (kind: string, id: number, query: object = {}, end = ''): string =>
  `/api/papers/${kind}/${id}${end}?${new URLSearchParams({ language: 'en', ...query })}`;

/** Papers as an office answers them. */
export const papersOf = (office: Office) => ({
  async read(kind: string, id: number, query: object = {}): Promise<PaperData> {
    const reply = await office.call('GET', paperPath(kind, id, query));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(differences('get', '/api/papers/{entity}/{id}', reply)).toEqual([]);
    return reply.body;
  },
  /** What a reader finds in the document. */
  async said(kind: string, id: number, query: object = {}): Promise<string> {
    const reply = await office.app.request(paperPath(kind, id, query, '/pdf'), {
      headers: { authorization: `Bearer ${office.tokens.admin}` },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return (await linesOf(new Uint8Array(await reply.arrayBuffer()))).join(' ');
  },
});

export const pairs = (facts: readonly PaperFact[]): readonly string[] =>
  facts.map(({ label, value }) => `${label}: ${value}`);
