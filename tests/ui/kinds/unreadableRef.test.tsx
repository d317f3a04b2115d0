import { render, screen, waitFor } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';

const words = polyglot(() => englishMessages(), 'en');
const { member, role } = entities;
const getMany = vi.fn(async () => ({ data: [] }));

beforeEach(() => getMany.mockClear());

/** The form of a member, for somebody who may not see roles. */
function show(record: object) {
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => ({ role: 'staff', permissions: new Set(['MEMBER_UPDATE']), branch: null }),
    canAccess: async ({ resource }: { readonly resource: string }) => resource !== role.route,
  };
  render(
    <AdminContext dataProvider={testDataProvider({ getMany })} authProvider={authProvider} i18nProvider={words}>
      <Form record={{ id: 7, first_name: 'Amina', ...record }}>
        <InputGrid entity={member} names={['first_name', 'role']} />
        <output>
          <RefTitle target="role" id="3" />
        </output>
      </Form>
    </AdminContext>,
  );
}

it('a choice among records that may not be read shows that it is made, closed, and asks for none of them', async () => {
  show({ role: 3 });
  const box = await screen.findByRole('textbox', { name: /Role/ });
  expect(box).toHaveValue('not visible to you');
  await waitFor(() => expect(box).toBeDisabled());
  expect(screen.getByRole('status')).toHaveTextContent(/^not visible to you$/);
  expect(screen.getByText('Only an administrator can change this.')).toBeVisible();
  expect(screen.queryByText('The choices could not be loaded.')).toBeNull();
  expect(getMany).not.toHaveBeenCalled();
});

it('such a choice without a value is not shown', async () => {
  show({ role: null });
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
  expect(screen.getByRole('textbox', { name: /First name/ })).toBeVisible();
  expect(screen.queryByLabelText(/Role/)).toBeNull();
});
