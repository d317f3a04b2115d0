import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { donationSettlement } from '#catalog/donations/donation.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { SettledFields } from '#src/engine/documents/SettledFields.tsx';
import { showPages } from '../../support/officePage.tsx';
import { oneRecordHost } from '../../support/oneRecordHost.ts';

const { donation, ledger_account, permission, role } = entities;

describe('a record that the host would not delete', () => {
  const show = async (record: object, entity: Entity = role) => {
    const host = oneRecordHost(entity, { name: 'Porter', permissions: [], menu_items: [], ...record });
    await showPages({ host: host.answer, entity, pages: { ':id': <EntityEdit /> }, at: '7' });
    await screen.findByRole('button', { name: 'Save' });
  };

  it.each(['holds_more', 'account_admin_only'])('since it is %s offers no delete', async because => {
    await show({ closed: [{ field: 'name', because }] });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it.each([
    ['role', role, { name: 'Staff' }],
    ['permission', permission, { name: 'EMPLOYEE_SALARY' }],
    ['ledger account', ledger_account, { is_deletable: false }],
  ] as const)('since the product relies on that %s offers no delete', async (_, entity, record) => {
    await show(record, entity);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('is not a permission of the agency’s own', async () => {
    await show({ name: 'GARDEN_OPEN', closed: [{ field: 'name', because: 'permission_name' }] }, permission);
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('is one that its own page holds for permanent, and no other of them', async () => {
    const page = <EntityEdit permanent={record => record['status'] === 'received'} />;
    const open = async (status: string) => {
      const host = oneRecordHost(donation, { status, amount: '5.00', donation_no: 'DO-1' });
      await showPages({ host: host.answer, entity: donation, pages: { ':id': page }, at: '7' });
      await screen.findByRole('button', { name: 'Save' });
    };
    await open('received');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    cleanup();
    await open('pledged');
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
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
  expect(amount).toHaveAccessibleDescription('This record is no longer open: this stays as it is.');
  expect(screen.getByRole('textbox', { name: /Message/ })).toBeEnabled();
});
