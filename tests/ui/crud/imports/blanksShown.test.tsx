import { render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CellFindings } from '#src/engine/imports/CellFindings.tsx';
import { messages } from '#src/i18n/en/messages.ts';
import { draftOf } from '../../../support/importDraft.tsx';

it('says which texts of a sheet are read as blank, and which phones were parted', async () => {
  const lines = ['last_name|email|primary_phone', 'Karim|N/A|Mobile: +8801711000401', 'Islam|N/A|-'];
  const { prepared } = await draftOf(entities.customer, { lines });
  expect(prepared.rows.map(({ values }) => [values['email'], values['primary_phone']])).toEqual([
    ['', '+8801711000401'],
    ['', ''],
  ]);
  render(
    <AdminContext i18nProvider={polyglot(() => messages, 'en')}>
      <CellFindings findings={prepared.findings} blanks={prepared.blanks} />
    </AdminContext>,
  );
  expect(screen.getByText('Read as blank cells: “N/A” × 2 · “-” × 1')).toBeVisible();
  expect(screen.getByText(/^These cells hold more than a phone number/)).toBeVisible();
  expect(screen.getByText('Mobile: +8801711000401')).toBeVisible();
});
