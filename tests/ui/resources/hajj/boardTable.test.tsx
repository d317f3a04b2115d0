import { render, screen } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { BoardRow } from '#catalog/hajj/fly/FlyBoard.ts';
import { i18nProvider, loadPageWords, loadWords } from '#src/i18n/i18nIn.ts';
import { BoardTable } from '#src/resources/hajj/fly/BoardTable.tsx';

it('says why a mahram does not count, where she is red', async () => {
  await loadWords();
  await loadPageWords();
  const row = (id: number, name: string, more: Partial<BoardRow>): BoardRow => ({
    id,
    name,
    status: 'registered',
    standings: ['missing', 'missing'],
    ...more,
  });
  const board = {
    id: 1,
    code: 'D-1',
    departure_date: '2027-01-20',
    season: null,
    season_id: null,
    lead_agency: null,
    hidden: 0,
    requirements: ['mahram_settled', 'ticket_issued'] as const,
    pilgrims: [row(7, 'Amina', { mahram_flaw: 'mahram_too_young' }), row(8, 'Safia', {})],
  };
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <BoardTable board={board} />
    </AdminContext>,
  );
  const why = /younger on the day of departure/;
  const cells = screen.getAllByRole('link', { name: why });
  expect(cells.map(cell => cell.getAttribute('title'))).toEqual([expect.stringMatching(/^Mahram: missing.*Amina\. /)]);
  expect(cells[0]?.getAttribute('href')).toContain('/7#mahram');
});

it('leads from what is said for all to the season or the departure', async () => {
  await loadWords();
  await loadPageWords();
  const row: BoardRow = { id: 7, name: 'Karim', status: 'registered', standings: ['missing', 'missing'] };
  const about = { id: 1, code: 'D-1', departure_date: '2027-01-20', season: 'Hajj', season_id: 5, lead_agency: null };
  const requirements = ['camp_contracted', 'accommodation_contracted'] as const;
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <BoardTable board={{ ...about, hidden: 0, requirements, pilgrims: [row] }} />
    </AdminContext>,
  );
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(/^Camp contract: missing for all/)).toMatch(/seasons\/5#camp_contract_no$/);
  expect(to(/^Accommodation: missing for all/)).toMatch(/departures\/1#brn$/);
});
