import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext, RecordContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ALL_BRANCHES, type Principal } from '#catalog/engine/access/access.ts';
import { permissionName } from '#catalog/engine/policies.ts';
import { entities } from '#catalog/registry/entities.ts';
import { VerifiedMark } from '#src/resources/ledger/verified/VerifiedMark.tsx';
import { Thread } from '#src/resources/support/tickets/Thread.tsx';
import { mayDo } from '#src/authProvider/mayDo.ts';

const { account_log: log, ticket, user } = entities;
const ofBranch = (...permissions: string[]): Principal => ({
  role: 'staff',
  permissions: new Set(permissions),
  branch: 3,
});

const rightsOf = (who: Principal) => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => who,
  canAccess: async ({ resource, action }: { resource: string; action: string }) => mayDo(who, resource, action),
});

it.each([
  ['whoever works in one branch', [permissionName(log.name, 'list')], 0],
  ['whoever may not read the books', [ALL_BRANCHES], 0],
  ['whoever reads all of the books', [permissionName(log.name, 'list'), ALL_BRANCHES], 1],
] as const)(
  'what the last verification has found is asked for %s as often as they may: %j',
  async (_who, rights, times) => {
    const ask = vi.fn(async () => ({ verification: null }));
    const who = ofBranch(...rights);
    const getPermissions = vi.fn(async () => who);
    render(
      <MemoryRouter>
        <AdminContext
          dataProvider={{ ...testDataProvider(), ask } as never}
          authProvider={{ ...rightsOf(who), getPermissions }}
        >
          <VerifiedMark />
        </AdminContext>
      </MemoryRouter>,
    );
    await waitFor(() => expect(getPermissions).toHaveBeenCalled());
    await new Promise(resolve => void setTimeout(resolve, 100));
    expect(ask).toHaveBeenCalledTimes(times);
  },
);

it('the accounts of those who write in a ticket are asked for by nobody who may not read accounts', async () => {
  const getMany = vi.fn(async () => ({ data: [] }));
  const said = { id: 1, ticket: 7, admin: 2, message: 'We look into it.', created_at: '2026-01-01T08:00:00Z' };
  const getList = async (route: string) =>
    route === entities.ticket_detail.route ? { data: [said], total: 1 } : { data: [], total: 0 };
  const rights = [ticket, entities.ticket_detail, entities.ticket_note].map(one => permissionName(one.name, 'list'));
  render(
    <AdminContext
      dataProvider={testDataProvider({ getList, getMany } as never)}
      authProvider={rightsOf(ofBranch(...rights))}
    >
      <RecordContextProvider value={{ id: 7 }}>
        <Thread />
      </RecordContextProvider>
    </AdminContext>,
  );
  await screen.findByText('We look into it.');
  await new Promise(resolve => void setTimeout(resolve, 100));
  expect(getMany.mock.calls.filter(([route]: unknown[]) => route === user.route)).toEqual([]);
});
