import { screen, within } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { purchasePaper } from '#catalog/purchasing/paper/purchasePaper.ts';
import { chooseLocale } from '#src/i18n/locale.ts';
import { PurchasePaperPage, RequestPaperPage } from '#src/resources/purchasing/papers/PurchasingPaperPage.tsx';
import { paperFrame } from '../../../support/billFacts.ts';
import { showPages } from '../../../support/officePage.tsx';
import { textsDrawn, textsIn } from '../../../support/paperTexts.ts';
import { orderFacts } from '../../../support/purchaseFacts.ts';

const who = { role: 'admin', permissions: null, branch: null } as const;
afterAll(() => chooseLocale('en'));

/** What a host of the family tells of a purchase. */
const told = {
  id: 7,
  purchase_no: 'PF-7',
  order_date: '2026-11-20',
  expected_on: '2026-12-01',
  status: 'cancelled',
  party: 3,
  vendor: {
    id: 3,
    name: 'Yusuf',
    is_company: true,
    company_name: 'Yusuf Textiles',
    street_address_one: '22 Station Road',
  },
  net_amount: '30.00',
  tax_amount: '2.25',
  amount: '32.25',
  purchase_final_items: [
    {
      id: 1,
      stock_item: 4,
      stock_item_name: 'Flask',
      quantity: 6,
      rate: '5.00',
      net_amount: '30.00',
      tax_amount: '2.25',
    },
  ],
};
const request = {
  id: 7,
  request_no: 'PR-7',
  request_date: '2026-11-20',
  status: 'approved',
  amount: '10.00',
  purchase_req_items: [{ id: 1, stock_item: 4, quantity: 4, estimated_price: '2.50', note: 'Green, please' }],
};

/** The page of a paper before a host that draws it or does not. */
const show = (host: (path: string) => Response | undefined, page = <PurchasePaperPage />) =>
  showPages({
    host: path => host(path) ?? Response.json([], { headers: { 'X-Total-Count': '0' } }),
    entity: entities.purchase_final,
    pages: { ':purchaseId': page },
    at: '7',
    who,
  });

const family = (answer: object) => (path: string) => {
  if (path.includes('get_invoice')) return Response.json(answer);
  if (path.includes('/api/papers/') && path.includes('language=')) return new Response(null, { status: 404 });
  return path.startsWith('/api/papers/') ? Response.json({ url: null }) : undefined;
};
const cells = (name: RegExp) => [...screen.getByRole('row', { name }).children].map(({ textContent }) => textContent);

it.each(['en', 'tr', 'ar'] as const)('stands on the screen as the host draws it, text by text: %s', async language => {
  await chooseLocale(language);
  const paper = purchasePaper(orderFacts, { ...paperFrame, language });
  await show(path => (path.startsWith('/api/papers/purchase_final/7?') ? Response.json(paper) : undefined));
  const article = await screen.findByRole('article');
  expect(textsDrawn(article)).toEqual(textsIn(paper));
  expect(article).toHaveAttribute('lang', language);
});

it('follows from what a host of the family tells: to whom, until when, and what of it is tax', async () => {
  await chooseLocale('en');
  await show(family(told));
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { level: 2 })).toHaveTextContent('Purchase order PF-7');
  for (const text of ['Yusuf Textiles', '22 Station Road', '1 Dec 2026', 'Cancelled'])
    expect(within(article).getByText(text)).toBeVisible();
  expect(cells(/Flask/)).toEqual(['1', 'Flask', '6', '5.00', '30.00']);
  expect(cells(/^Tax/)).toEqual(['Tax', '2.25']);
  expect(cells(/^Total with tax/)).toEqual(['Total with tax', '32.25']);
  expect(document.querySelector('[data-word="Cancelled"]')).not.toBeNull();
});

it('names an item whose record its reader may not have by its number, with what is wanted of it', async () => {
  await show(family(request), <RequestPaperPage />);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Purchase request PR-7');
  expect(cells(/Green/)).toEqual(['1', '#4\nGreen, please', '4']);
});

it('says that there is no such document', async () => {
  await show(path =>
    path.includes('papers') || path.includes('invoice') ? new Response(null, { status: 404 }) : undefined,
  );
  expect(await screen.findByRole('heading', { name: 'This record does not exist' })).toBeVisible();
});
