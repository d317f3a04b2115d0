import { screen } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { DocumentPage } from '#src/engine/documents/DocumentPage.tsx';
import { showPages } from '../../support/officePage.tsx';

const { payment_voucher: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;

interface Case {
  readonly status: string;
  readonly isReader?: boolean;
  readonly isOpen?: (record: RaRecord) => boolean;
}

const shown = async ({ status, isReader = false, ...rest }: Case) => {
  const record = { id: 7, version: 1, status, invoice_no: 'PV-7', items: [] };
  const page = <DocumentPage form={<p>form</p>} tools={<p>tools</p>} reading={<p>reading</p>} {...rest} />;
  await showPages({ host: () => Response.json(record), entity, pages: { ':id': page }, at: '7', who, isReader });
};

it('a draft is a form, which draws its tools itself', async () => {
  await shown({ status: 'draft' });
  expect(await screen.findByText('form')).toBeVisible();
  expect(screen.queryByText('tools')).toBeNull();
});

it.each([
  ['what stands in the books', { status: 'posted' }],
  ['the draft of another, who alone may change it,', { status: 'draft', isReader: true }],
])('%s is read, with its tools', async (_, one) => {
  await shown(one);
  expect(await screen.findByText('reading')).toBeVisible();
  expect(screen.getByText('tools')).toBeVisible();
  expect(screen.queryByText('form')).toBeNull();
});

it('a page may say itself how long its document is open', async () => {
  await shown({ status: 'pending', isOpen: ({ status }) => status === 'pending' });
  expect(await screen.findByText('form')).toBeVisible();
});
