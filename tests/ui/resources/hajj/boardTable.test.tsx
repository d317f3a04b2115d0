import { render, screen } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { BoardRow } from '../../../../catalog/hajj/fly/FlyBoard.ts';
import { i18nProvider, loadPageWords, loadWords } from '../../../../src/i18n/i18nIn.ts';
import { BoardTable } from '../../../../src/resources/hajj/fly/BoardTable.tsx';

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
