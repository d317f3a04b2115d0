import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, describe, expect, it } from 'vitest';
import { billPaper } from '#catalog/bills/paper/billPaper.ts';
import type { PaperData, PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { entities } from '#catalog/registry/entities.ts';
import { chooseLocale } from '#src/i18n/locale.ts';
import { DocumentPaperPage } from '#src/resources/bills/paper/DocumentPaperPage.tsx';
import { AnyPaperPage } from '#src/resources/papers/AnyPaperPage.tsx';
import { invoiceFacts, paperFrame } from '../../support/billFacts.ts';
import { type Shown, showPages } from '../../support/officePage.tsx';
import { textsDrawn, textsIn } from '../../support/paperTexts.ts';

const CUSTOMER = '#import "/etc/passwd" $x$ *b* <b>';
const who = { role: 'admin', permissions: null, branch: null } as const;
afterAll(() => chooseLocale('en'));

const facts = { ...invoiceFacts, party: { ...invoiceFacts.party, name: CUSTOMER } };
const paperIn = (language: PaperLanguage, isCopy = false): PaperData =>
  billPaper(facts, { ...paperFrame, language, isCopy });

/** Pages before a host that draws the paper of one invoice. */
const show = (route: string, pages: Shown['pages'], at: string) =>
  showPages({
    host(path) {
      const { pathname, searchParams: asked } = new URL(path, 'http://rihla.test');
      const language = (['en', 'tr', 'ar', 'bn'] as const).find(one => one === asked.get('language'));
      if (language && pathname === '/api/papers/sales/7')
        return Response.json(paperIn(language, asked.get('copy') === 'true'));
      if (pathname.startsWith('/api/papers/')) return new Response(null, { status: 404 });
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity: { ...entities.sales, route },
    pages,
    at,
    who,
  });

const said = () => textsDrawn(screen.getByRole('article'));

describe('an invoice, as the host draws it', () => {
  it.each([
    ['en', 'ltr', 'Suitcase', '11,149.29'],
    ['ar', 'rtl', 'رحلة للسفر', '11,149.29'],
    ['tr', 'ltr', 'Suitcase', '11,149.29'],
  ] as const)('stands on the screen text by text, first in the language of the reader: %s', async (...expected) => {
    const [language, direction, text, total] = expected;
    await chooseLocale(language);
    await show('accounts/sales-invoice', { ':documentId': <DocumentPaperPage /> }, '7');
    const paper = await screen.findByRole('article');
    expect(paper).toHaveAttribute('lang', language);
    expect(paper).toHaveAttribute('dir', direction);
    expect(said()).toEqual(textsIn(paperIn(language)));
    expect(said()).toEqual(expect.arrayContaining([CUSTOMER, text, total]));
  });

  it('is printed on the page of any paper, which leads back to the bill', async () => {
    await chooseLocale('en');
    await show('papers', { ':kind/:paperId': <AnyPaperPage /> }, 'sales/7');
    await screen.findByRole('article');
    expect(said()).toEqual(textsIn(paperIn('en')));
    const back = screen.getByRole('link', { name: 'Back to the record' });
    expect(back).toHaveAttribute('href', `/apps/${entities.sales.route}/7`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark as a copy' }));
    await waitFor(() => expect(said()).toEqual(textsIn(paperIn('en', true))));
  });

  it('has no page of a kind that there is not', async () => {
    await show('papers', { ':kind/:paperId': <AnyPaperPage /> }, 'entities/1');
    expect(await screen.findByText('This page does not exist')).toBeVisible();
  });

  it('says so where the host makes no paper of that kind', async () => {
    await show('papers', { ':kind/:paperId': <AnyPaperPage /> }, 'purchase/8');
    expect(await screen.findByText('This host makes no such paper.')).toBeVisible();
  });
});
