import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { showPages } from '../../support/officePage.tsx';
import { oneRecordHost } from '../../support/oneRecordHost.ts';

const { designation: entity } = entities;

let isOnline = true;
const network = (on: boolean) =>
  act(() => {
    isOnline = on;
    onlineManager.setOnline(on);
  });

afterEach(() => network(true));

it('a save without a network fails at once, keeps what was typed, and is not carried out once its author has left', async () => {
  const host = oneRecordHost(entity, { name: 'Porter' });
  const { router, asked } = await showPages({
    host: (path, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return host.answer(path, init);
    },
    entity,
    pages: { ':id': <EntityEdit /> },
    at: '7',
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Bearer' } });
  network(false);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The host cannot be reached/)).toBeVisible();
  expect(name).toHaveValue('Bearer');
  act(() => void router.navigate('/apps'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await screen.findByRole('heading', { name: 'elsewhere' });
  const before = asked.length;
  network(true);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'elsewhere' })).toBeVisible());
  expect(asked.slice(before).filter(one => !one.startsWith('GET'))).toEqual([]);
  expect(host.saves).toEqual([]);
});
