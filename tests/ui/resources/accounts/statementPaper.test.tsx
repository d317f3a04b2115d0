import { render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { StatementPaper } from '#src/resources/bills/statement/StatementPaper.tsx';

const words = polyglot(() => englishMessages(), 'en');
const statement = {
  starts_on: '2026-07-01',
  ends_on: '2026-11-30',
  opening: '0.00',
  movements: [],
  closing: '0.00',
  open: [],
};

it.each([
  [{ kinds: ['hajj_passenger_info'], number: 'PG-2026-000007' }, 'Zohra Akter · Pilgrim PG-2026-000007 · 1 Jul 2026'],
  [{}, 'Zohra Akter · 1 Jul 2026'],
])('a statement of account tells whose it is of several of one name', async (marks, begins) => {
  const party = { id: 1, name: 'Zohra Akter', email: null, marks };
  render(
    <AdminContext
      dataProvider={testDataProvider({ getList: async () => ({ data: [], total: 0 }) })}
      i18nProvider={words}
    >
      <StatementPaper statement={{ ...statement, party }} />
    </AdminContext>,
  );
  const { parentElement: line } = await screen.findByText('Zohra Akter');
  expect(line?.textContent.startsWith(begins), line?.textContent).toBe(true);
});
