import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckResult } from '#catalog/ledger/bookChecks.ts';
import { entities } from '#catalog/registry/entities.ts';
import { BooksVerifiedPage } from '#src/resources/ledger/verified/BooksVerifiedPage.tsx';
import { VerifiedMark } from '#src/resources/ledger/verified/VerifiedMark.tsx';
import { showPages } from '../../../support/officePage.tsx';

/** The page and the mark after a verification that has found some problems in journeys. */
async function show(results: readonly CheckResult[]) {
  const checks = [{ check: 'postings_balance', problems: 0, findings: [] }, ...results];
  const verification = { at: '2026-11-21T08:00:00.000Z', by: 'admin', problems: 0, since: 0, checks };
  const pages = { all: [<BooksVerifiedPage key="page" />, <VerifiedMark key="mark" />] };
  const who = { role: 'admin', permissions: null, branch: null } as const;
  await showPages({ host: () => Response.json({ verification }), entity: entities.journal, pages, at: 'all', who });
}

test('journeys are a group of their own, whose findings lead to their records; the books stay verified', async () => {
  const one = { expected: null, found: null, reference: null };
  await show([
    {
      check: 'seats_counted',
      problems: 2,
      findings: [
        { ...one, entity: 'departure', record: 4, reference: 'D-4' },
        { ...one, entity: 'hajj_passenger_info', record: 7 },
      ],
    },
  ]);
  const journeys = within(await screen.findByRole('region', { name: 'Journeys' }));
  expect(journeys.getByText('2 problems in the journeys')).toBeVisible();
  expect(journeys.getByRole('link', { name: 'D-4' })).toHaveAttribute('href', `/apps/${entities.departure.route}/4`);
  expect(journeys.getByRole('link', { name: '#7' })).toHaveAttribute(
    'href',
    `/apps/${entities.hajj_passenger_info.route}/7`,
  );
  const books = within(screen.getByRole('region', { name: 'Books' }));
  expect(books.getByText('Every posting balances')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('2 problems in the journeys. Verified');
  expect(screen.getByRole('link', { name: /^Books verified/ })).toBeVisible();
});

test('every check holds where neither books nor journeys have a problem', async () => {
  await show([{ check: 'seats_counted', problems: 0, findings: [] }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Every check holds.');
});

test('whoever is refused reads why, and has nothing to press', async () => {
  const host = () =>
    Response.json({ detail: 'The books of all branches are asked for here.', code: 'forbidden' }, { status: 403 });
  const who = { role: 'staff', permissions: null, branch: 1 } as const;
  await showPages({ host, entity: entities.journal, pages: { all: <BooksVerifiedPage /> }, at: 'all', who });
  expect(await screen.findByRole('alert')).toHaveTextContent('The books of all branches are asked for here.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verify now' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Download the journal' })).toBeDisabled();
  for (const day of ['From', 'To']) expect(screen.getByLabelText(day)).toBeDisabled();
});

test('whoever meets a host in trouble may try again', async () => {
  const host = () => Response.json({}, { status: 500 });
  const who = { role: 'admin', permissions: null, branch: null } as const;
  await showPages({ host, entity: entities.journal, pages: { all: <BooksVerifiedPage /> }, at: 'all', who });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify now' })).toBeEnabled();
});
