import { render, screen, waitFor } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import {
  AdminContext,
  type DataProvider,
  Form,
  RecordContextProvider,
  SaveButton,
  testDataProvider,
} from 'react-admin';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { RefCell } from '#src/engine/kinds/ref/RefCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';

const words = polyglot(() => englishMessages(), 'en');
const { booking } = entities;

/** A form with a party that the host keeps to another branch. */
function show(record: object, getMany: DataProvider['getMany']) {
  const saved = vi.fn();
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => ({ role: 'staff', permissions: new Set(['BOOKING_UPDATE', 'PARTY_LIST']), branch: 1 }),
    canAccess: async () => true,
  };
  const whole = { id: 7, party: 263, remarks: 'Old', ...record };
  render(
    <AdminContext dataProvider={testDataProvider({ getMany })} authProvider={authProvider} i18nProvider={words}>
      <RecordContextProvider value={whole}>
        <Form record={whole} onSubmit={saved}>
          <InputGrid
            entity={{ ...booking, fields: { party: { kind: 'ref', required: false, target: 'party' } } }}
            names={['party']}
          />
          <output>
            <RefTitle target="party" id="263" />
          </output>
          <p>
            <RefCell value={263} field={{ kind: 'ref', required: false, target: 'party' }} name="party" />
          </p>
          <SaveButton alwaysEnable />
        </Form>
      </RecordContextProvider>
    </AdminContext>,
  );
  return saved;
}

const none = async () => ({ data: [] });

it('a reference to a record of another branch says so instead of looking empty, and stays when the form is saved', async () => {
  const saved = show({}, none);
  const box = await screen.findByRole('combobox', { name: /Party/ });
  await waitFor(() => expect(box).toHaveValue('of another branch'));
  expect(screen.getByRole('status')).toHaveTextContent(/^of another branch$/);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^of another branch$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ party: 263 });
});

it('where the record tells the name, the name stands there', async () => {
  show({ named: { party: { 263: 'Karim Travels' } } }, none);
  const box = await screen.findByRole('combobox', { name: /Party/ });
  await waitFor(() => expect(box).toHaveValue('Karim Travels (of another branch)'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Karim Travels$/);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Karim Travels$/);
});

it('a lost answer says nothing of branches', async () => {
  const getMany = vi.fn(async () => Promise.reject(new Error('away')));
  show({}, getMany);
  await waitFor(() => expect(getMany).toHaveBeenCalled());
  expect(await screen.findByRole('status')).toHaveTextContent(/^#263$/);
  expect(screen.queryByDisplayValue(/another branch/)).toBeNull();
});
