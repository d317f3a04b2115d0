import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { BeginBooks } from '#src/resources/ledger/begin/BeginBooks.tsx';
import { showPages } from '../../../support/officePage.tsx';

const page = (collection: string, rows: readonly object[], total = rows.length) =>
  Response.json({ [collection]: rows, page: 1, size: 1, total_pages: 1, total_elements: total });

/** The first page of an agency with so many entries, whose books begin on a day, and with openings or without. */
async function show({ entered = 0, day = null as string | null, openings = 0 }) {
  const host = (path: string) => {
    if (path.includes('/posting/')) return page('postings', entered > 0 ? [{ id: 1 }] : [], entered);
    if (path.includes('/book_setting/')) return page('book_settings', [{ id: 3, books_begin_on: day }]);
    return page('opening_balances', openings > 0 ? [{ id: 1 }] : []);
  };
  return showPages({ host, entity: entities.journal, pages: { all: <BeginBooks /> }, at: 'all' });
}

test('an agency without an entry is told its next step, and where that is taken', async () => {
  await show({});
  const steps = within(await screen.findByRole('region', { name: 'Begin your books' }));
  const [first] = await steps.findAllByRole('listitem');
  expect(first).toHaveAttribute('aria-current', 'step');
  expect(await steps.findByRole('link', { name: 'Set the day' })).toHaveAttribute(
    'href',
    expect.stringMatching(/book_settings\/3$/),
  );
});

test('what is done is told so, and the first voucher comes next', async () => {
  await show({ day: '2026-07-01', openings: 1 });
  expect(await screen.findAllByText('(done)')).toHaveLength(3);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'step');
});

test('whoever has entered something is told nothing', async () => {
  const { asked } = await show({ entered: 12 });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(screen.queryByRole('region')).toBeNull();
});
