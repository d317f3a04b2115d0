import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { ChartList } from '#src/resources/ledger/chart/ChartList.tsx';
import { showPages } from '../../../support/officePage.tsx';

const records: Readonly<Record<string, object>> = {
  primary_group: { primary_groups: [{ id: 1, name: 'Assets', nature: 'asset' }] },
  group: { groups: [{ id: 1, name: 'Current Assets', head_primarygroup: { id: 1, name: 'Assets' } }] },
  ledger_account: {
    ledger_accounts: [
      { id: 7, name: 'Till', code: '1010', head_group: { id: 1, name: 'Current Assets' }, is_active: true },
      { id: 8, name: 'Old Till', code: '1020', head_group: { id: 1, name: 'Current Assets' }, is_active: false },
    ],
  },
};

const show = () =>
  showPages({
    entity: entities.ledger_account,
    pages: { '': <ChartList /> },
    at: '',
    host(path) {
      if (path.includes('/api/accounts/balances'))
        return Response.json({ balances: [{ ledger: 7, balance: '-12.50' }] });
      const [, name = ''] = /^\/(\w+)\/api/.exec(path) ?? [];
      const rows = Object.values(records[name] ?? {})[0] ?? [];
      return Response.json({ ...records[name], page: 1, size: 100, total_pages: 1, total_elements: rows.length });
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const names = () => screen.getAllByRole('rowheader').map(one => one.textContent);

it('shows groups with the sums of their ledgers, each with its side', async () => {
  await show();
  await screen.findByRole('treegrid');
  await waitFor(() => expect(screen.getAllByText('12.50')).toHaveLength(3));
  expect(names()).toEqual(['Assets', 'Current Assets', '1010Till']);
  expect(within(screen.getByRole('row', { name: /Current Assets/ })).getByText(/Cr/)).toBeVisible();
});

it('is walked through, folded and opened by keys', async () => {
  await show();
  await screen.findByRole('treegrid');
  const user = userEvent.setup();
  screen.getByRole('row', { name: /^Assets|Fold Assets/ }).focus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(names()).toEqual(['Assets', 'Current Assets']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Till');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.textContent).toContain('Assets');
  await user.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Assets']);
});

it('finds by part of a code, and shows closed ledgers when asked', async () => {
  await show();
  await screen.findByRole('treegrid');
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Name or code' }), '1020');
  expect(screen.queryByRole('treegrid')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Show closed ledgers' }));
  expect(names()).toEqual(['Assets', 'Current Assets', '1020Old Tillclosed']);
});
