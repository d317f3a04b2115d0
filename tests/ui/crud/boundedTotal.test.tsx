import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { AdminContext, ListBase, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { createDataProvider } from '#src/dataProvider/createDataProvider.ts';
import { CountedTabs } from '#src/engine/crud/list/CountedTabs.tsx';
import { Pages } from '#src/engine/crud/list/Pages.tsx';
import { ExportPanel } from '#src/engine/exports/ExportPanel.tsx';
import { messages as ar } from '#src/i18n/ar/messages.ts';
import { messages as en } from '#src/i18n/en/messages.ts';
import { messages as tr } from '#src/i18n/tr/messages.ts';

const { route } = entities.city;
const words = { en, tr, ar };
let asked: URLSearchParams[];
beforeEach(() => {
  asked = [];
});

/** A host of 12,345 cities that counts as many as it is asked to. */
const provider = createDataProvider({
  baseUrl: '',
  mediaUrl: '',
  async fetch(input) {
    const { searchParams: query } = new URL(String(input), 'http://rihla.test');
    asked.push(query);
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    const most = query.get('total') === 'bounded' ? Math.max(10_000, (page + 1) * size) : 12_345;
    const isBounded = most < 12_345;
    const cities = [{ id: page, name: `City of page ${page}`, bn_name: '', country: null }];
    const total = { total_elements: Math.min(most, 12_345), ...(isBounded && { total_is_bounded: true }) };
    return Response.json({ cities, page, size, ...total });
  },
  token: () => null,
  locale: () => 'en',
});

const show = (children: ReactNode, { page = 1, locale = 'en' as keyof typeof words } = {}) =>
  render(
    <MemoryRouter initialEntries={[`/?page=${page}&perPage=25`]}>
      <AdminContext dataProvider={provider} i18nProvider={polyglot(() => words[locale], locale)}>
        <ResourceContextProvider value={route}>
          <ListBase perPage={25}>{children}</ListBase>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );

describe('a list of which not all records are counted', () => {
  it.each([
    ['en', '1-25 of more than 10,000'],
    ['tr', '1–25 / 10,000 kayıttan fazla'],
    ['ar', '1–25 من أكثر من 10,000'],
  ] as const)('says so in %s', async (locale, said) => {
    show(<Pages />, { locale });
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('leads on beyond what is counted, and offers no last page before it is known', async () => {
    show(<Pages />, { page: 400 });
    expect(await screen.findByText('9976-10000 of more than 10,025')).toBeVisible();
    expect(screen.queryByRole('button', { name: en.ra.navigation.last })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.ra.navigation.next }));
    expect(await screen.findByText('10001-10025 of more than 10,050')).toBeVisible();
    expect(asked.at(-1)?.get('page')).toBe('401');
  });

  it('tells the total and the last page once all are counted', async () => {
    show(<Pages />, { page: 494 });
    expect(await screen.findByText('12326-12345 of 12345')).toBeVisible();
    expect(screen.getByRole('button', { name: en.ra.navigation.last })).toBeDisabled();
  });

  it('says of its tabs the same', async () => {
    show(<CountedTabs label="Cities" all="All" tabs={[{ name: 'old', label: 'Old', filter: { country: 1 } }]} />);
    expect(await screen.findByRole('tab', { name: 'Old (more than 10,000)' })).toBeVisible();
  });

  it('is exported as a whole, whose number is told', async () => {
    show(<ExportPanel onClose={() => undefined} />);
    expect(await screen.findByRole('dialog', { name: 'Export 12345 records' })).toBeVisible();
  });
});
