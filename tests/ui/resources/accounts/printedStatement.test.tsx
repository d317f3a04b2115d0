import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { statementPaper } from '#catalog/bills/statement/statementPaper.ts';
import { guest } from '#catalog/engine/access/access.ts';
import type { PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { entities } from '#catalog/registry/entities.ts';
import { chooseLocale } from '#src/i18n/locale.ts';
import { StatementPaperPage } from '#src/resources/bills/statement/StatementPaperPage.tsx';
import { StatementTools } from '#src/resources/bills/statement/StatementTools.tsx';
import { paperFrame } from '../../../support/billFacts.ts';
import { showPages } from '../../../support/officePage.tsx';
import { textsDrawn, textsIn } from '../../../support/paperTexts.ts';
import { statementFacts } from '../../../support/statementFacts.ts';

const who = { role: 'admin', permissions: null, branch: null } as const;
afterAll(() => chooseLocale('en'));
const paperIn = (language: PaperLanguage) => statementPaper(statementFacts, { ...paperFrame, language, url: null });

/** The page before a host that refuses periods which end before they begin. */
const show = (language: PaperLanguage, asked: string[] = []) =>
  showPages({
    host(path) {
      const { pathname, searchParams } = new URL(path, 'http://rihla.test');
      if (pathname !== '/api/papers/statement/3') return Response.json([], { headers: { 'X-Total-Count': '0' } });
      const [from, to] = ['from', 'to'].map(name => searchParams.get(name) ?? '');
      asked.push(`${from} ${to}`);
      return (from ?? '') > (to ?? '')
        ? Response.json({ to: ['It ends before it begins.'] }, { status: 400 })
        : Response.json(paperIn(language));
    },
    entity: { ...entities.party, route: 'accounts/statements' },
    pages: { ':partyId/print': <StatementPaperPage /> },
    at: '3/print?from=2026-10-01&to=2026-11-10',
    who,
  });

it.each(['en', 'tr', 'ar'] as const)(
  'stands on the screen as the host draws it, table by table: %s',
  async language => {
    await chooseLocale(language);
    await show(language);
    const paper = await screen.findByRole('article');
    expect(textsDrawn(paper)).toEqual(textsIn(paperIn(language)));
    expect(within(paper).getAllByRole('table')).toHaveLength(3);
  },
);

it('is of the days that are chosen, which stay to be chosen where they are refused', async () => {
  await chooseLocale('en');
  const asked: string[] = [];
  await show('en', asked);
  await screen.findByRole('article');
  expect(screen.getByRole('link', { name: 'Back to the statement' })).toHaveAttribute(
    'href',
    '/apps/accounts/statements/3?from=2026-10-01&to=2026-11-10',
  );
  const last = screen.getByLabelText('To');
  fireEvent.change(last, { target: { value: '2026-09-30' } });
  expect(await screen.findByRole('alert')).toBeVisible();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } });
  await screen.findByRole('article');
  await waitFor(() =>
    expect(asked).toEqual(['2026-10-01 2026-11-10', '2026-10-01 2026-09-30', '2026-10-01 2026-10-31']),
  );
});

it('is reached from the statement with its days', async () => {
  await showPages({
    host: () => Response.json({ id: 3 }),
    entity: entities.party,
    pages: {
      ':id': (
        <StatementTools
          statement={{ ...statementFacts.statement, party: { id: 3, name: 'Karim', email: null, marks: {} } }}
        />
      ),
    },
    at: '3',
    who: { ...guest, role: 'staff', permissions: new Set() },
  });
  expect(await screen.findByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    '/apps/accounts/statements/3/print?from=2026-10-01&to=2026-11-10',
  );
});
