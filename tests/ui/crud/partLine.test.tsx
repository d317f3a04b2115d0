import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { AdminContext, Form, ListBase, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { createDataProvider } from '#src/dataProvider/createDataProvider.ts';
import { PartLine } from '#src/engine/kinds/ref/PartLine.tsx';
import { inputs } from '#src/engine/kinds/inputs.ts';
import { messages as ar } from '#src/i18n/ar/messages.ts';
import { messages as en } from '#src/i18n/en/messages.ts';
import { messages as tr } from '#src/i18n/tr/messages.ts';

const words = { en, tr, ar };
const { route } = entities.party;

const show = (children: ReactNode, info: object, locale: keyof typeof words = 'en') => {
  const parties = [{ id: 1, name: 'Zohra Akter', branch: 1, is_active: true }];
  const dataProvider = createDataProvider({
    baseUrl: '',
    mediaUrl: '',
    fetch: async () => Response.json({ parties, page: 1, size: 25, total_elements: 26, ...info }),
    token: () => null,
    locale: () => 'en',
  });
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={polyglot(() => words[locale], locale)}>
        <ResourceContextProvider value={route}>{children}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
};
const Listed = () => (
  <ListBase perPage={25}>
    <PartLine />
    <p>listed</p>
  </ListBase>
);

describe('a list that ends at a branch', () => {
  it.each([
    ['en', '26 of your branch'],
    ['tr', 'Şubenizden: 26'],
    ['ar', 'من فرعك: 26'],
  ] as const)('says so in %s', async (locale, said) => {
    show(<Listed />, { scope: 'branch' }, locale);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says so where it is long, too, and of whoever works in none', async () => {
    show(<Listed />, { scope: 'none', total_elements: 10_000, total_is_bounded: true });
    expect(await screen.findByText('more than 10,000 of no branch')).toBeVisible();
  });

  it('says nothing where it is all', async () => {
    show(<Listed />, {});
    expect(await screen.findByText('listed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });
});

it('choices that end at a branch say so until one is chosen', async () => {
  const field = fieldOf(entities.order, 'party');
  const Input = inputs[field.kind];
  show(
    <Form>
      <Input name="party" field={field} entity={entities.order} />
    </Form>,
    { scope: 'branch' },
  );
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('26 of your branch')).toBeVisible();
  await userEvent.click(await screen.findByRole('option', { name: /Zohra/ }));
  await waitFor(() => expect(screen.queryByText('26 of your branch')).not.toBeInTheDocument());
});
