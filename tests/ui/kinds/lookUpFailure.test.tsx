import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import {
  AdminContext,
  FilterLiveForm,
  Form,
  ListContextProvider,
  type RaRecord,
  testDataProvider,
  useList,
} from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { filters } from '#src/engine/kinds/filters.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';

const branches: RaRecord[] = [
  { id: 4, name: 'Dhaka' },
  { id: 5, name: 'Sylhet' },
];
const words = polyglot(() => englishMessages(), 'en');

/** One failure is enough to speak of it. */
const impatient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A host that is out of order until it is mended. */
function host() {
  let broken = true;
  const answer = <T,>(good: T) => vi.fn(async () => (broken ? Promise.reject(new Error('out of order')) : good));
  const getList = answer({ data: branches, total: 2 });
  const getMany = answer({ data: branches.slice(0, 1) });
  return {
    getList,
    // React-Admin types its test provider by any record type a caller might name.
    provider: testDataProvider({ getList, getMany } as never),
    mend: () => {
      broken = false;
    },
  };
}

const { employee, product } = entities;
const failure = () => screen.findByText('The choices could not be loaded.');

function InForm({
  entity,
  name,
  record,
}: {
  readonly entity: Entity;
  readonly name: string;
  readonly record: RaRecord;
}) {
  const field = fieldOf(entity, name);
  const Input = inputs[field.kind];
  return (
    <Form record={record}>
      <Input name={name} field={field} entity={entity} />
    </Form>
  );
}

function InFilters() {
  const list = useList({ data: branches, resource: employee.route });
  const Filter = filters.ref;
  return (
    <ListContextProvider value={list}>
      <FilterLiveForm>{Filter && <Filter name="branch" field={fieldOf(employee, 'branch')} />}</FilterLiveForm>
    </ListContextProvider>
  );
}

describe('choices that cannot be loaded', () => {
  test('say so when a field is opened, and come with another try', async () => {
    const { provider, mend } = host();
    const user = userEvent.setup();
    render(
      <AdminContext dataProvider={provider} i18nProvider={words} queryClient={impatient()}>
        <InForm entity={employee} name="branch" record={{ id: 1, branch: null }} />
      </AdminContext>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Branch' }));
    expect(await failure()).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The choices could not be loaded.')).not.toBeInTheDocument());
    await user.click(screen.getByRole('combobox', { name: 'Branch' }));
    expect(await screen.findByRole('option', { name: 'Sylhet' })).toBeVisible();
  });

  test('say so at once where a saved choice cannot be named, and leave it as it is', async () => {
    const { provider, mend } = host();
    const user = userEvent.setup();
    render(
      <AdminContext dataProvider={provider} i18nProvider={words} queryClient={impatient()}>
        <InForm entity={employee} name="branch" record={{ id: 1, branch: 4 }} />
      </AdminContext>,
    );
    expect(await failure()).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveValue('Dhaka'));
    expect(screen.queryByText('The choices could not be loaded.')).not.toBeInTheDocument();
  });

  test('say so where several may be chosen', async () => {
    const { provider } = host();
    const user = userEvent.setup();
    render(
      <AdminContext dataProvider={provider} i18nProvider={words} queryClient={impatient()}>
        <InForm entity={product} name="sizes" record={{ id: 1, sizes: [] }} />
      </AdminContext>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Sizes' }));
    expect(await failure()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('say so in a filter', async () => {
    const { provider, mend } = host();
    const user = userEvent.setup();
    render(
      <AdminContext dataProvider={provider} i18nProvider={words} queryClient={impatient()}>
        <InFilters />
      </AdminContext>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Branch' }));
    expect(await failure()).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The choices could not be loaded.')).not.toBeInTheDocument());
  });
});
