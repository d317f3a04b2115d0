import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { DocumentPaperPage } from '#src/resources/bills/paper/DocumentPaperPage.tsx';
import { showPages } from '../../../support/officePage.tsx';
import { invoices } from '../../../support/papers.ts';

const who = { role: 'admin', permissions: null, branch: null } as const;
const [SOLD, DELIVERY, VAT] = [3, 4, 9];
const page = { page: 1, size: 500, total_pages: 1, total_elements: 1 };
const item = (id: number, more: object) => ({
  id,
  ledger: SOLD,
  sub_ledger: null,
  details: null,
  quantity: '1',
  rate: '0.00',
  discount: null,
  tax: null,
  tax_amount: null,
  ...more,
});
const billed = {
  id: 7,
  status: 'issued',
  invoice_no: 'SA-7',
  sales_date: '2026-11-20',
  due_date: '2026-11-30',
  party: null,
  branch: null,
  currency: null,
  exchange_rate: null,
  discount: null,
  ref_invoice_no: 'OR-2026-000001',
  details: 'OR-2026-000001',
  items: [
    item(1, {
      details: 'Suitcase',
      quantity: '2',
      rate: '4900.00',
      discount: '57.14',
      tax: VAT,
      tax_amount: '1461.43',
    }),
    item(2, { ledger: DELIVERY, rate: '60.00' }),
  ],
  amount: '11264.29',
  outstanding: '10000.00',
};

/** What the host makes of it; one of the family makes no papers. */
type Making = (path: string) => Response | Promise<Response>;
const makesNone: Making = () => new Response('<h1>Not Found</h1>', { status: 404 });

interface Scene {
  readonly record?: object;
  /** Whether a shipment of the shop has made it. */
  readonly isShipped?: boolean;
  readonly making?: Making;
}

/** The page that prints a receivable bill. */
const show = ({ record = {}, isShipped = false, making = makesNone }: Scene) =>
  showPages({
    host(path, { method = 'GET' } = {}) {
      const answer = (body: object) => Response.json({ ...body, ...page });
      if (path.startsWith('/api/papers/')) return method === 'GET' ? making(path) : Response.json({ url: null });
      if (path.includes(calls('sales').one(7))) return Response.json({ ...billed, ...record });
      if (path.includes(calls('shipment').all)) return answer({ shipments: isShipped ? [{ id: 2, sales: 7 }] : [] });
      if (path.includes(calls('booking').all)) return answer({ bookings: [] });
      if (path.includes(calls('party').all))
        return answer({ parties: [{ id: 5, name: 'Karim Traders', phone: '+880 1811-222333' }] });
      if (path.includes(calls('currency').all)) return answer({ currencies: [{ id: 8, code: 'SAR', name: 'Riyal' }] });
      if (path.includes(calls('general_setting').all))
        return answer({ general_settings: [{ id: 1, title: 'Rihla Travels', phone: '+880 1711-000000' }] });
      if (path.includes(calls('ledger_account').all))
        return answer({
          ledger_accounts: [
            { id: SOLD, name: 'Company Sales', ledger_type: 'company_sales' },
            { id: DELIVERY, name: 'Delivery Income', ledger_type: 'delivery_income' },
          ],
        });
      if (path.includes(calls('tax_code').all)) {
        const rates = [{ valid_from: '2026-01-01', percent: '15.00' }];
        return answer({ tax_codes: [{ id: VAT, name: 'VAT', kind: 'output', ledger: 5, is_active: true, rates }] });
      }
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity: { ...entities.sales, route: 'accounts/sales-invoice' },
    pages: { ':documentId': <DocumentPaperPage /> },
    at: '7',
    who,
  });

const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body;
const amountOf = (name: string) => within(rowOf(name)).getAllByRole('cell').at(-1)?.textContent;
const title = async (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the paper of a receivable bill, before a host that makes none', () => {
  it('is an invoice of quantities, prices and discounts, its tax by rate, and what is paid of it', async () => {
    await show({ isShipped: true });
    await title('Invoice SA-7');
    expect(screen.getByText('Original')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Receivable bill');
    expect(texts(screen.getAllByRole('columnheader'))).toEqual([
      'No.',
      'Particulars',
      'Quantity',
      'Unit price',
      'Discount',
      'Tax rate',
      'Before tax',
    ]);
    expect(texts(within(rowOf('Suitcase')).getAllByRole('cell'))).toEqual([
      '1',
      '2',
      '4,900.00',
      '57.14',
      '15 %',
      '9,742.86',
    ]);
    expect(texts(within(rowOf('Delivery charge')).getAllByRole('cell'))).toEqual(['2', '1', '60.00', '', '', '60.00']);
    expect(amountOf('Before tax')).toBe('9,802.86');
    expect(amountOf('Tax 15 %')).toBe('1,461.43');
    expect(amountOf('Total with tax')).toBe('11,264.29');
    expect(amountOf('Paid or credited')).toBe('1,264.29');
    expect(amountOf('Balance')).toBe('10,000.00');
  });

  it('says who bills whom', async () => {
    await show({ record: { party: 5 } });
    const paper = within(await screen.findByRole('article'));
    expect(paper.getByText('Rihla Travels')).toBeVisible();
    expect(paper.getByText('+880 1711-000000')).toBeVisible();
    expect(paper.getByText('Karim Traders')).toBeVisible();
    expect(paper.getByText('+880 1811-222333')).toBeVisible();
  });

  it('says the currency of its amounts and its rate, and then no words of the own one', async () => {
    await show({ record: { currency: 8, exchange_rate: '31.25' } });
    await title('Invoice SA-7');
    const paper = screen.getByRole('article');
    expect(within(paper).getByText('Currency').closest('div')).toHaveTextContent('SAR');
    expect(within(paper).getByText('Exchange rate').closest('div')).toHaveTextContent('31.25');
    expect(within(paper).queryByText('In words')).toBeNull();
  });

  it('says what is withheld of it, and what is paid out then', async () => {
    const withholdings = [{ id: 1, tax: VAT, base_amount: '9802.86', percent: '5.00', tax_amount: '490.14' }];
    await show({ record: { withholdings } });
    await title('Invoice SA-7');
    expect(amountOf('Withheld in all')).toBe('490.14');
    expect(amountOf('Paid out to the vendor')).toBe('10,774.15');
  });

  it('says once whose number it bears: ours of the order, or theirs', async () => {
    await show({ isShipped: true });
    expect((await screen.findByText('Our order')).closest('div')).toHaveTextContent('OR-2026-000001');
    expect(screen.getAllByText('OR-2026-000001')).toHaveLength(1);
    expect(screen.queryByText('Their number')).toBeNull();
  });

  it('of a draft by hand calls their number theirs, shows no empty column, and says what is off the whole', async () => {
    const items = [item(1, { details: 'Advice', quantity: '1.5', rate: '33.33' })];
    const more = { status: 'draft', ref_invoice_no: 'PO-77', discount: '5.00', outstanding: '0.00', items };
    await show({ record: { ...more, details: 'By telephone' } });
    expect((await screen.findByText('Their number')).closest('div')).toHaveTextContent('PO-77');
    expect(screen.getByText('By telephone')).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.queryByText('Original')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Discount' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Tax rate' })).toBeNull();
    expect(amountOf('Total')).toBe('50.00');
    expect(amountOf('Discount on the whole')).toBe('-5.00');
    expect(amountOf('Grand total')).toBe('45.00');
    expect(screen.queryByRole('rowheader', { name: 'Balance' })).toBeNull();
  });

  it('comes in another language and as a copy, though no PDF does', async () => {
    await show({});
    const user = userEvent.setup();
    await title('Invoice SA-7');
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Mark as a copy' }));
    expect(await screen.findByText('Copy')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Language of the paper' }));
    await user.click(screen.getByRole('option', { name: 'العربية' }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('dir', 'rtl'));
    expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
  });
});

/** A host that makes papers, whose PDF is answered as the test says. */
const made = (pdf: Response | Promise<Response>) => {
  const asked: string[] = [];
  const making = (path: string) => {
    asked.push(path);
    const language = new URLSearchParams(path.split('?')[1]).get('language');
    if (path.includes('/pdf')) return pdf;
    return Response.json(language === 'bn' ? invoices.bn : invoices.en);
  };
  return { asked, making };
};

describe('the paper that a host makes', () => {
  it('is drawn as it comes, and nothing is read beside', async () => {
    const { asked, making } = made(new Response());
    const { asked: all } = await show({ making });
    expect(await title('Invoice SA-2026-000123')).toBeVisible();
    expect(asked).toEqual(['/api/papers/sales/7?language=en']);
    expect(all.filter(path => path.includes(calls('sales').one(7)) || path.includes('shipment'))).toEqual([]);
  });

  it('comes in the language that is chosen by its own name', async () => {
    const { asked, making } = made(new Response());
    await show({ making });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: 'Language of the paper' }));
    expect(texts(screen.getAllByRole('option'))).toEqual(['English', 'Türkçe', 'العربية', 'বাংলা']);
    await user.click(screen.getByRole('option', { name: 'বাংলা' }));
    expect(await title('টাকা প্রাপ্তির রসিদ RV-2026-000123')).toBeVisible();
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'bn');
    await user.click(screen.getByRole('checkbox', { name: 'Mark as a copy' }));
    await waitFor(() => expect(asked.at(-1)).toBe('/api/papers/sales/7?language=bn&copy=true'));
  });

  it('is saved as a PDF under the name that the host gives it, which the button says meanwhile', async () => {
    let bring: (answer: Response) => void = () => undefined;
    const { asked, making } = made(new Promise<Response>(resolve => (bring = resolve)));
    await show({ making });
    const names: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'PDF' }));
    expect(await screen.findByRole('button', { name: /^Making the PDF…/ })).toBeDisabled();
    const headers = {
      'Content-Disposition': 'attachment; filename="SA-2026-000123.pdf"',
    };
    // Node's own answers hold blobs of Node, of which jsdom makes no files.
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    bring(Object.assign(new Response('', { headers }), { blob: async () => file }));
    expect(await screen.findByRole('button', { name: 'PDF' })).toBeEnabled();
    expect(names).toEqual(['SA-2026-000123.pdf']);
    expect(asked.at(-1)).toBe('/api/papers/sales/7/pdf?language=en');
    click.mockRestore();
  });

  it('says why there is no PDF, and stays to be printed by the browser', async () => {
    const detail = 'This host cannot make PDF files. Print the paper from the browser.';
    const { making } = made(Response.json({ detail, code: 'papers_unavailable' }, { status: 503 }));
    await show({ making });
    await userEvent.click(await screen.findByRole('button', { name: 'PDF' }));
    expect(await screen.findByText(`The PDF was not made. ${detail}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'PDF' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
});
