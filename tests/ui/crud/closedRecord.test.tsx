import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { donationSettlement } from '../../../catalog/donations/donation.ts';
import { entities } from '../../../catalog/entities.ts';
import { EntityEdit } from '../../../src/crud/form/EntityEdit.tsx';
import { SettledFields } from '../../../src/documents/SettledFields.tsx';
import { showPages } from '../../support/officePage.tsx';
import { oneRecordHost } from '../../support/oneRecordHost.ts';

const { role, donation } = entities;

describe('a record that the host would not delete', () => {
  const show = async (record: object) => {
    const host = oneRecordHost(role, { name: 'Porter', permissions: [], menu_items: [], ...record });
    await showPages({ host: host.answer, entity: role, pages: { ':id': <EntityEdit /> }, at: '7' });
    await screen.findByRole('button', { name: 'Save' });
  };

  it.each(['built_in_name', 'holds_more', 'account_admin_only'])('since it is %s offers no delete', async because => {
    await show({ closed: [{ field: 'name', because }] });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('is not one of which a single field is closed', async () => {
    await show({ closed: [{ field: 'permissions', because: 'admin_only' }] });
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  });
});

it('what money has moved on says at its fields why they stay', async () => {
  const host = oneRecordHost(donation, { status: 'received', amount: '5.00', donation_no: 'DO-1', message: null });
  const page = <EntityEdit body={<SettledFields {...donationSettlement} />} />;
  await showPages({ host: host.answer, entity: donation, pages: { ':id': page }, at: '7' });
  const amount = await screen.findByRole('textbox', { name: /Amount/ });
  expect(amount).toBeDisabled();
  expect(amount).toHaveAccessibleDescription('Money has moved on this record: this stays as it is.');
  expect(screen.getByRole('textbox', { name: /Message/ })).toBeEnabled();
});
