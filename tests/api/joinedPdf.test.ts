import { expect, it, vi } from 'vitest';
import { joinedPdf } from '../../server/engine/papers/joinedPdf.ts';
import { Typesetter } from '../../server/engine/papers/Typesetter.ts';
import { invoices } from '../support/papers.ts';
import { hasPoppler, linesOf, pagesOf } from '../support/pdf.ts';

it('documents are joined with their pages, fonts and pictures, in every script', async () => {
  const papers = Object.values(invoices);
  const documents = await new Typesetter().typeset(vi.fn(), papers);
  const joined = joinedPdf(documents);
  const alone = await Promise.all(documents.map(pagesOf));
  expect(await pagesOf(joined)).toEqual(alone.flat());
  expect(joined.length).toBeLessThanOrEqual(documents.reduce((sum, { length }) => sum + length, 0));
  if (!hasPoppler) return;
  const lines = await Promise.all(documents.map(linesOf));
  expect(await linesOf(joined)).toEqual(lines.flat());
  // Joined ones can be joined again, and one alone stays what it is.
  expect(await pagesOf(joinedPdf([joined, ...documents.slice(0, 1)]))).toEqual([...alone.flat(), ...(alone[0] ?? [])]);
});
