import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { ClosedNotice, ClosedPart } from '#src/engine/kinds/closures.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';

const { member } = entities;
const saved = {
  id: 7,
  first_name: 'Amina',
  email: 'amina@rihla.example',
  username: 'amina',
  is_active: true,
  is_admin: false,
};

function show(record: object | undefined, who: Principal) {
  const onSubmit = vi.fn();
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => who,
  };
  const values = record ? { record: { ...saved, ...record } } : {};
  render(
    <AdminContext dataProvider={testDataProvider()} authProvider={authProvider}>
      <ResourceContextProvider value={member.route}>
        <RecordContextProvider value={values.record}>
          <Form
            {...values}
            validate={typed => ({ ...formErrors(member, typed, { translate: key => key }) })}
            onSubmit={onSubmit}
          >
            <ClosedNotice />
            <InputGrid entity={member} names={['first_name', 'email', 'username', 'is_admin']} />
            <button type="submit">save</button>
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return { user: userEvent.setup(), onSubmit };
}

const staff: Principal = { role: 'staff', permissions: new Set(['MEMBER_UPDATE']), branch: null };
const box = (name: string) => screen.findByLabelText(new RegExp(`^fields.${name}`));

it('a field that the host says is closed is shown with the reason, and does not stand in the way of the others', async () => {
  const { user, onSubmit } = show(
    {
      closed: [
        { field: 'email', because: 'account_admin_only' },
        { field: 'is_admin', because: 'admin_only' },
      ],
    },
    staff,
  );
  expect(await box('email')).toBeDisabled();
  expect(await box('email')).toHaveValue('amina@rihla.example');
  expect(screen.getByText('violations.account_admin_only')).toBeVisible();
  expect(screen.getByText('violations.admin_only')).toBeVisible();
  await user.type(await box('first_name'), ' R');
  await user.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ first_name: 'Amina R' });
});

it('an account that holds more is closed as a whole, and says so once', async () => {
  show(
    { closed: ['first_name', 'email', 'username', 'is_admin'].map(field => ({ field, because: 'holds_more' })) },
    staff,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('violations.holds_more');
  expect(screen.getAllByText('violations.holds_more')).toHaveLength(1);
  for (const name of ['first_name', 'email', 'username', 'is_admin']) expect(await box(name)).toBeDisabled();
});

it('a new record, and a host that says nothing, close what the catalogue leaves to administrators', async () => {
  show(undefined, staff);
  await waitFor(async () => expect(await box('is_admin')).toBeDisabled());
  expect(await box('email')).toBeEnabled();
});

it('nothing is closed to an administrator', async () => {
  show({}, { ...staff, role: 'admin' });
  for (const name of ['first_name', 'email', 'is_admin']) expect(await box(name)).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a part that is closed can be read, and nothing in it pressed', async () => {
  const press = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ClosedPart because="admin_only">
        <button type="button" onClick={press}>
          right
        </button>
      </ClosedPart>
    </AdminContext>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'right' }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByText('violations.admin_only')).toBeVisible();
});
