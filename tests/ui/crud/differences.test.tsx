import { render, screen, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { Differences } from '#src/engine/history/Differences.tsx';

const day = (id: number, title: string) => ({ id, day: id, title, details: null });
const [makkah, madinah, mina] = [day(1, 'Makkah'), day(2, 'Madinah'), day(3, 'Mina')];

/** Numbers and titles of the days that the change is told by, before and after. */
function told(before: readonly unknown[], after: readonly unknown[]) {
  const { unmount } = render(
    <AdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value={entities.tour_package.route}>
        <Differences before={{ itinerary: before }} after={{ itinerary: after }} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  const sides = screen.getAllByRole('cell').map(cell =>
    within(cell)
      .queryAllByRole('listitem')
      .map(item => [(item as HTMLLIElement).value, /title:(\w+)/.exec(item.textContent ?? '')?.[1]]),
  );
  unmount();
  return sides;
}

describe('what changed in lines', () => {
  test('is told by those that are not as they were, under their numbers', () => {
    const muna = { ...mina, title: 'Muna' };
    expect(told([makkah, madinah, mina], [madinah, muna, day(4, 'Arafat')])).toEqual([
      [
        [1, 'Makkah'],
        [3, 'Mina'],
      ],
      [
        [2, 'Muna'],
        [3, 'Arafat'],
      ],
    ]);
  });

  test('is told by all of them where some were moved, or have no id', () => {
    const titles = (sides: unknown[][][]) => sides.map(side => side.map(([, title]) => title));
    expect(titles(told([makkah, madinah], [madinah, makkah]))).toEqual([
      ['Makkah', 'Madinah'],
      ['Madinah', 'Makkah'],
    ]);
    const { id: _, ...older } = makkah;
    expect(titles(told([older], [older, madinah]))).toEqual([['Makkah'], ['Makkah', 'Madinah']]);
  });
});

test('fields that changed stand in the order of the form, however they are kept', () => {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value={entities.tour_package.route}>
        <Differences before={{}} after={{ code: 'A', seats: 4, name: 'Sylhet', is_featured: true, price: '1.00' }} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  expect(screen.getAllByRole('rowheader').map(head => head.textContent)).toEqual(
    ['name', 'code', 'price', 'seats', 'is_featured'].map(name => `fields.${name}`),
  );
});
