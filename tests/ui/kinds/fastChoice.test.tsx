import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, type GetListParams, type RaRecord, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { RefInput } from '#src/engine/kinds/ref/RefInput.tsx';

const { employee } = entities;
const dhaka: RaRecord = { id: 4, name: 'Dhaka' };
const sylhet: RaRecord = { id: 5, name: 'Sylhet' };

const Chosen = () => <output aria-label="chosen">{String(useWatch({ name: 'branch' }))}</output>;

test('Enter takes the first of what is typed, when its answer comes, never what was found before', async () => {
  const user = userEvent.setup();
  let answer = (_found: { data: RaRecord[]; total: number }) => {};
  const late = new Promise<{ data: RaRecord[]; total: number }>(resolve => {
    answer = resolve;
  });
  const sent = vi.fn();
  const getList = vi.fn((_route: string, { filter }: GetListParams) =>
    filter['q'] ? late : Promise.resolve({ data: [dhaka, sylhet], total: 2 }),
  );
  render(
    <AdminContext
      // React-Admin types its test provider by any record type a caller might name.
      dataProvider={testDataProvider({ getList, getMany: async () => ({ data: [sylhet] }) } as never)}
    >
      <Form onSubmit={sent}>
        <RefInput entity={employee} name="branch" field={fieldOf(employee, 'branch')} />
        <Chosen />
        <button type="submit">Send</button>
      </Form>
    </AdminContext>,
  );
  const box = await screen.findByRole('combobox');
  await user.click(box);
  await screen.findByRole('option', { name: 'Dhaka' });
  await user.keyboard('syl{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent(/^(undefined|null|)$/);
  await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ q: 'syl' }));
  await act(async () => answer({ data: [sylhet], total: 1 }));
  await waitFor(() => expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('5'));
  expect(sent).not.toHaveBeenCalled();
});
