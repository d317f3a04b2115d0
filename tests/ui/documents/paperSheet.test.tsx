import { render, screen, within } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import { PaperSheet } from '#src/engine/documents/PaperSheet.tsx';
import { PrintedPaper } from '#src/engine/documents/PrintedPaper.tsx';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { Typesetter } from '../../../server/engine/papers/Typesetter.ts';
import { blank, invoices, withTables } from '../../support/papers.ts';
import { textsDrawn, textsIn } from '../../support/paperTexts.ts';
import { hasPoppler, linesOf } from '../../support/pdf.ts';

const words = polyglot(() => englishMessages(), 'en');
const dataProvider = testDataProvider({ getList: async () => ({ data: [], total: 0 }) });

/** A paper on the screen of somebody who reads English. */
function show(paper: PaperData): HTMLElement {
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={words}>
      <PrintedPaper paper={paper}>
        <PaperSheet paper={paper} logo="/logo.webp" />
      </PrintedPaper>
    </AdminContext>,
  );
  return screen.getByRole('article');
}

const typesetter = new Typesetter({ idle: 2_000 });

/**
 * Words and figures, sorted: poppler reads the columns of a page after each other, and in Arabic signs and blanks between
 * a word and a figure on either side.
 */
const wordsOf = (texts: readonly (string | null)[]): readonly string[] =>
  (texts.join(' ').match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []).toSorted();

describe('a paper on the screen', () => {
  it.each(['en', 'tr', 'ar', 'bn'] as const)(
    'says all that it is given in its order, and nothing else: %s',
    language => {
      const paper = show(invoices[language]);
      expect(textsDrawn(paper)).toEqual(textsIn(invoices[language]));
      expect(paper).toHaveTextContent(textsIn(invoices[language]).join(''), { normalizeWhitespace: false });
    },
  );

  it('is in its own language and direction, whatever the reader has', () => {
    const paper = show(invoices.ar);
    expect(paper).toHaveAttribute('lang', 'ar');
    expect(paper).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
    expect(within(paper).getByText('+966 11 000 0000')).toHaveAttribute('dir', 'ltr');
    expect(within(paper).getByText('عبد الرحمن بن خالد')).toHaveAttribute('dir', 'rtl');
    for (const figure of ['5,000.00', 'SAR 25,875.00']) expect(screen.getByText(figure)).toHaveAttribute('dir', 'ltr');
  });

  it('has a table whose cells are told by what they stand under and beside', () => {
    show(invoices.en);
    const table = screen.getByRole('table', { name: 'Invoice SA-2026-000123' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    const row = within(table).getByRole('row', { name: /^Ihram, two pieces/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Ihram, two pieces');
    expect(within(table).getByRole('rowheader', { name: 'Balance' })).toHaveAttribute('scope', 'row');
    expect(screen.getByRole('region', { name: 'Invoice SA-2026-000123' })).toHaveAttribute('tabindex', '0');
  });

  it('goes on with further tables below their titles, and with the papers that go with it', () => {
    const paper = show({ ...withTables.en, more: [{ ...blank, title: 'The second' }] });
    expect(textsDrawn(paper)).toEqual([...textsIn(withTables.en), 'Rihla Travels', 'The second']);
    const open = screen.getByRole('table', { name: 'Open items' });
    expect(within(open).getByRole('row', { name: /^SA-2026-000009/ })).toHaveTextContent('1,200.00');
    expect(screen.getByRole('heading', { level: 3, name: 'Past due' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('says as many of its pages as the printer makes, in its words and digits', () => {
    show(invoices.bn);
    expect(document.head.textContent).toContain('counter(page, bengali) " / " counter(pages, bengali)');
  });

  it('leaves out what it does not say', () => {
    const paper = show({ ...blank, totals: [{ label: 'Total', value: '5.00' }] });
    expect(textsDrawn(paper)).toEqual(['Rihla Travels', 'Invoice SA-2026-000001', 'Total', '5.00']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('takes no text for markup', () => {
    const name = '<img src=x onerror="alert(1)"> #import "/etc/passwd" $x$ *b*';
    const paper = show({ ...blank, parties: [{ label: 'Billed to', value: name, lines: ['Dhaka', 'Dhaka'] }] });
    expect(textsDrawn(paper).slice(2)).toEqual(['Billed to', name, 'Dhaka', 'Dhaka']);
  });

  it.skipIf(!hasPoppler).each(['en', 'tr', 'ar', 'bn'] as const)(
    'says the same as the PDF, word by word: %s',
    async language => {
      // Across the page poppler reads the mark letter by letter.
      const { mark: _, ...paper } = withTables[language];
      const [pdf] = await typesetter.typeset(vi.fn(), [paper]);
      const inPdf = await linesOf(pdf ?? new Uint8Array());
      const foot = paper.foot.page.replaceAll(/%\{pages?\}/g, paper.foot.digits[1] ?? '');
      expect(wordsOf(inPdf)).toEqual(wordsOf([...textsDrawn(show(paper)), foot]));
    },
  );
});
