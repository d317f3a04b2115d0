import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import type { Places } from '#catalog/hajj/seasons/Places.ts';
import { PlacesTaken } from '#src/resources/hajj/seasons/PlacesTaken.tsx';
import { showPages } from '../../../support/officePage.tsx';

async function showFor(places: Places) {
  const page = (
    <RecordContextProvider value={{ id: 7, version: 1 }}>
      <PlacesTaken />
    </RecordContextProvider>
  );
  await showPages({ host: () => Response.json(places), entity: entities.season, pages: { bill: page }, at: 'bill' });
}

it.each([
  [{ counted: 3, quota: 4 }, 'Pilgrims registered: 3 of 4', /Info\b/],
  [{ counted: 4, quota: 4 }, 'Pilgrims registered: 4 of 4', /Warning\b/],
  [{ counted: 3, quota: null }, 'Pilgrims registered: 3. There is no quota.', /Info\b/],
])('a season says how many of its places are taken: %o', async (places, said, severity) => {
  await showFor(places);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(said);
  expect(alert.className).toMatch(severity);
  expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
    'href',
    expect.stringContaining('status__in'),
  );
});
