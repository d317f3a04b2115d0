import { screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { calls } from '#catalog/engine/wire.ts';
import type { VoucherFacts } from '#catalog/ledger/vouchers/paper/VoucherFacts.ts';
import { voucherPaper } from '#catalog/ledger/vouchers/paper/voucherPaper.ts';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import { chooseLocale } from '#src/i18n/locale.ts';
import { papers } from '#src/resources/ledger/documents/paperPath.ts';
import { DocumentPaperPage } from '#src/resources/bills/paper/DocumentPaperPage.tsx';
import { paperFrame } from '../../../support/billFacts.ts';
import { showPages } from '../../../support/officePage.tsx';
import { textsDrawn, textsIn } from '../../../support/paperTexts.ts';

const who = { role: 'admin', permissions: null, branch: null } as const;
const [CASH, OWED, KARIM] = [3, 4, 5];
afterAll(() => chooseLocale('en'));

const receipt: VoucherFacts = {
  layout: 'receipt',
  cheque: null,
  status: 'posted',
  number: 'RV-7',
  day: '2026-11-20',
  details: '',
  parties: [{ name: 'Karim', address: '', phone: '', email: '', numbers: [] }],
  ways: [{ account: 'Cash', amount: '500.00' }],
  kept: [],
  lines: [{ of: 'bill', name: 'SA-3', origin: null, details: '', amount: '500.00', open: '20.00' }],
  settled: '500.00',
  received: '500.00',
};
const item = (ledger: number, debit: string, credit: string, more: object = {}) => ({
  id: ledger,
  ledger,
  party: null,
  details: null,
  debit_amount: debit,
  credit_amount: credit,
  ...more,
});
const rows: Readonly<Record<string, object>> = {
  [calls('receipt_voucher').one(7)]: {
    id: 7,
    status: 'posted',
    invoice_no: 'RV-7',
    receipt_date: '2026-11-20',
    details: 'For the journey',
    items: [item(CASH, '500.00', '0.00'), item(OWED, '0.00', '500.00', { party: KARIM })],
  },
  [calls('journal').one(7)]: {
    id: 7,
    status: 'voided',
    invoice_no: 'JO-7',
    journal_date: '2026-11-20',
    details: null,
    items: [item(CASH, '500.00', '0.00'), item(OWED, '0.00', '500.00', { party: KARIM })],
  },
};
const named = [
  { id: CASH, name: 'Cash' },
  { id: OWED, name: 'Accounts Receivable' },
];

/** The page that prints a voucher, before a host that makes papers, or one of the family. */
const show = (name: VoucherName, facts?: VoucherFacts) =>
  showPages({
    host(path, { method = 'GET' } = {}) {
      const { pathname, searchParams: asked } = new URL(path, 'http://rihla.test');
      const language = (['en', 'ar', 'bn'] as const).find((one: PaperLanguage) => one === asked.get('language'));
      if (pathname.startsWith('/api/papers/') && method === 'POST') return Response.json({ url: null });
      if (pathname.startsWith('/api/papers/'))
        return facts && language
          ? Response.json(voucherPaper(facts, { ...paperFrame, language }))
          : new Response(null, { status: 404 });
      const found = rows[Object.keys(rows).find(one => path.includes(one)) ?? ''];
      if (found) return Response.json(found);
      const list = path.includes('/ledger_account/')
        ? { ledger_accounts: named }
        : { parties: [{ id: KARIM, name: 'Karim' }], general_settings: [] };
      return Response.json({ ...list, page: 1, size: 500, total_pages: 1, total_elements: 2 });
    },
    entity: { ...entities[name], route: papers[name].slice(1) },
    pages: { ':documentId': <DocumentPaperPage /> },
    at: '7',
    who,
  });
const said = () => textsDrawn(screen.getByRole('article'));

describe('the page that prints a voucher', () => {
  it.each(['en', 'ar'] as const)('shows a money receipt as its host draws it, text by text: %s', async language => {
    await chooseLocale(language);
    await show('receipt_voucher', receipt);
    await screen.findByRole('article');
    expect(said()).toEqual(textsIn(voucherPaper(receipt, { ...paperFrame, language })));
  });

  it('draws a receipt by its lines before a host of the family', async () => {
    await chooseLocale('en');
    await show('receipt_voucher');
    await waitFor(() => expect(said()).toContain('Money receipt RV-7'));
    expect(said()).toEqual(
      expect.arrayContaining(['Received from', 'Karim', 'Paid by', 'Cash', 'On account', '500.00', 'For the journey']),
    );
  });

  it('and any other voucher by what it debits and credits', async () => {
    await show('journal');
    await waitFor(() => expect(said()).toContain('Journal voucher JO-7'));
    expect(said()).toEqual(expect.arrayContaining(['Void', 'Cash', 'Total']));
    expect(said().filter(text => text.startsWith('Accounts Receivable · Karim'))).toHaveLength(1);
  });
});
