import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { DocumentTools } from '#src/resources/ledger/documents/DocumentTools.tsx';
import { DocumentMail } from '#src/resources/ledger/documents/mail/DocumentMailPage.tsx';
import { mailPath, type MailedName } from '#src/resources/ledger/documents/mail/mailedDocuments.ts';
import { showPages } from '../../../support/officePage.tsx';

const records = {
  sales: { id: 7, invoice_no: 'SA-7', status: 'issued' },
  credit_note: { id: 8, invoice_no: 'CN-8', status: 'issued' },
  receipt_voucher: { id: 9, invoice_no: 'RV-9', status: 'posted', reverses: null },
} as const;
const rights = {
  sales: 'SALES_MAIL_BILL',
  credit_note: 'CREDIT_NOTE_MAIL_BILL',
  receipt_voucher: 'RECEIPT_VOUCHER_MAIL_RECEIPT',
};
const who = (...permissions: string[]) => ({ ...guest, role: 'staff' as const, permissions: new Set(permissions) });
const names: readonly MailedName[] = ['sales', 'credit_note', 'receipt_voucher'];

it.each(names)('a %s goes by mail from a page that tells its file before', async name => {
  const record = records[name];
  const sent: unknown[] = [];
  await showPages({
    host: (path, init) => {
      if (init?.method !== 'POST') return Response.json(record);
      const body = JSON.parse(String(init.body));
      if (path.includes('/preview'))
        return Response.json({
          to: 'karim@rihla.example',
          subject: String(body.subject).replace('{{number}}', record.invoice_no),
          text: 'Dear Karim',
          files: [`${record.invoice_no}.pdf`],
        });
      sent.push([path, body]);
      return Response.json(record);
    },
    entity: entities[name],
    pages: { ':id/mail': <DocumentMail name={name} id={record.id} /> },
    at: `${record.id}/mail`,
    who: who(rights[name]),
  });
  const preview = within(await screen.findByRole('region', { name: 'What its reader gets' }));
  expect(await preview.findByText(new RegExp(record.invoice_no.replace('-', '.*')), { selector: 'p' })).toBeVisible();
  expect(
    within(preview.getByRole('list', { name: 'Goes with it' })).getByText(`${record.invoice_no}.pdf`),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'elsewhere' });
  expect(sent).toMatchObject([[expect.stringContaining(`/${record.id}/mail_`), { language: 'en' }]]);
});

it.each([
  ['an issued invoice', { name: 'sales', may: ['SALES_MAIL_BILL'] }, true],
  ['an invoice before whoever may not mail', { name: 'sales', may: [] }, false],
  ['a draft', { name: 'sales', more: { status: 'draft' }, may: ['SALES_MAIL_BILL'] }, false],
  ['a void invoice', { name: 'sales', more: { status: 'voided' }, may: ['SALES_MAIL_BILL'] }, false],
  ['a receipt', { name: 'receipt_voucher', may: ['RECEIPT_VOUCHER_MAIL_RECEIPT'] }, true],
  [
    'a receipt that takes one back',
    { name: 'receipt_voucher', more: { reverses: 3 }, may: ['RECEIPT_VOUCHER_MAIL_RECEIPT'] },
    false,
  ],
] as const)('the way to the mail: %s', async (_, { name, may, ...rest }, isOffered) => {
  const record = { ...records[name], ...('more' in rest && rest.more) };
  await showPages({
    host: () => Response.json(record),
    entity: entities[name],
    pages: {
      ':id': (
        <RecordContextProvider value={record}>
          <DocumentTools copy={{}} />
        </RecordContextProvider>
      ),
    },
    at: String(record.id),
    who: who(...may),
    isReader: true,
  });
  expect(await screen.findByRole('link', { name: 'Print' })).toBeVisible();
  if (isOffered)
    expect(await screen.findByRole('link', { name: 'Mail' })).toHaveAttribute('href', mailPath(name, record.id));
  else expect(screen.queryByRole('link', { name: 'Mail' })).toBeNull();
});
