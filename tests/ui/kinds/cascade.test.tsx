import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, type RaRecord, testDataProvider } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { inputs } from '#src/engine/kinds/inputs.ts';

const places: Record<string, RaRecord[]> = {
  [entities.country.route]: [
    { id: 1, name: 'Bangladesh' },
    { id: 2, name: 'Türkiye' },
  ],
  [entities.city.route]: [
    { id: 11, name: 'Dhaka', country: 1 },
    { id: 12, name: 'Sylhet', country: 1 },
    { id: 21, name: 'Bursa', country: 2 },
  ],
  [entities.thana.route]: [{ id: 111, name: 'Ramna', city: 11 }],
};

/** Answers lists with the records that match the filter, as a host does. */
function hostOfPlaces() {
  const getList = vi.fn(async (resource: string, { filter }: { filter?: Record<string, unknown> }) => {
    const wanted = Object.entries(filter ?? {});
    const data = (places[resource] ?? []).filter(record => wanted.every(([name, value]) => record[name] === value));
    return { data, total: data.length };
  });
  const getMany = async (resource: string, { ids }: { ids: unknown[] }) => ({
    data: (places[resource] ?? []).filter(one => ids.includes(one.id)),
  });
  // React-Admin types its test provider by any record type a caller might name.
  return { getList, provider: testDataProvider({ getList, getMany } as never) };
}

const saved = { id: 5, country: 1, city: 11, thana: 111 };

function showForm() {
  const { getList, provider } = hostOfPlaces();
  const onSubmit = vi.fn();
  render(
    <AdminContext dataProvider={provider}>
      <Form record={saved} onSubmit={onSubmit}>
        {['country', 'city', 'thana'].map(name => {
          const field = fieldOf(entities.user, name);
          const Input = inputs[field.kind];
          return <Input key={name} name={name} field={field} entity={entities.user} />;
        })}
        <button type="submit">save</button>
      </Form>
    </AdminContext>,
  );
  return { getList, onSubmit, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('combobox', { name: `fields.${name}` });

describe('country, city and thana', () => {
  test('a saved address loads unchanged', async () => {
    const { onSubmit, user } = showForm();
    await waitFor(() => expect(box('thana')).toHaveValue('Ramna'));
    expect(box('city')).toHaveValue('Dhaka');
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(saved);
  });

  test('another country empties the city and the thana', async () => {
    const { onSubmit, user } = showForm();
    await waitFor(() => expect(box('country')).toHaveValue('Bangladesh'));
    await user.click(box('country'));
    await user.click(await screen.findByRole('option', { name: 'Türkiye' }));
    await waitFor(() => expect(box('city')).toHaveValue(''));
    expect(box('thana')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ id: 5, country: 2, city: null, thana: null });
  });

  test('only the cities of the chosen country are offered', async () => {
    const { user } = showForm();
    await waitFor(() => expect(box('city')).toHaveValue('Dhaka'));
    await user.click(box('city'));
    expect(await screen.findByRole('option', { name: 'Sylhet' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Bursa' })).not.toBeInTheDocument();
  });

  test('nothing is looked up before somebody opens a field', async () => {
    const { getList } = showForm();
    await waitFor(() => expect(box('city')).toHaveValue('Dhaka'));
    expect(getList).not.toHaveBeenCalled();
  });
});

test('a field that takes but one selection of records offers that one', async () => {
  const { getList, provider } = hostOfPlaces();
  const field = fieldOf(entities.cash_close, 'ledger');
  const Input = inputs[field.kind];
  render(
    <AdminContext dataProvider={provider}>
      <Form>
        <Input name="ledger" field={field} entity={entities.cash_close} />
      </Form>
    </AdminContext>,
  );
  await userEvent.click(box('ledger'));
  await waitFor(() => expect(getList).toHaveBeenCalled());
  expect(getList.mock.calls[0]?.[1].filter).toEqual({ among: 'cash' });
});

test('records that say the same as the fields beside it are asked for first, in the order of these', async () => {
  const { getList, provider } = hostOfPlaces();
  const field = fieldOf(entities.hajj_passenger_info, 'mahram');
  const Input = inputs[field.kind];
  render(
    <AdminContext dataProvider={provider}>
      <Form record={{ id: 7, season: 4, family: 12, departure: null, tour_package: 9 }}>
        <Input name="mahram" field={field} entity={entities.hajj_passenger_info} />
      </Form>
    </AdminContext>,
  );
  await userEvent.click(box('mahram'));
  await waitFor(() => expect(getList).toHaveBeenCalled());
  const { filter = {} } = getList.mock.calls[0]?.[1] ?? {};
  expect(Object.entries(filter)).toEqual([
    ['among', 'men_of_age'],
    ['family__near', 12],
    ['tour_package__near', 9],
    ['season__near', 4],
  ]);
});
