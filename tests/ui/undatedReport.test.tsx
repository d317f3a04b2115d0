import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { dayIn } from '../../catalog/engine/days/days.ts';
import type { Report } from '../../catalog/engine/defineReport.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { reports } from '../../catalog/registry/reports.ts';
import { ReportPage } from '../../src/reports/frame/ReportPage.tsx';
import { showPages } from '../support/officePage.tsx';

const ZONE = 'Asia/Dhaka';
const today = () => dayIn(ZONE, new Date());
/** As the box shows it. */
const shown = (day: string) => day.split('-').toReversed().join('/');
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: ZONE }));
});

/** A report's page before a host that ends today what has no last day. */
async function open(report: Report) {
  const end = report.asOf ? { as_of: today() } : { until: today() };
  const host = (path: string) => {
    calls.push(path);
    return Response.json({ rows: [{ account: 'Rent' }], total: 1, totals: {}, page: 1, size: 500, ...end });
  };
  const entity = { ...entities.account_log, route: report.route };
  await showPages({ host, entity, pages: { '': <ReportPage /> }, at: '' });
  return userEvent.setup();
}

it.each([
  ['Day to', reports.trial_balance],
  ['As of', reports.balance_sheet],
])('opens for today, and says where it ends once that day is taken away: %s', async (label, report) => {
  const user = await open(report);
  // The field is drawn anew as its value comes.
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(shown(today())));
  await waitFor(() => expect(calls.at(-1)).toContain(`log_date__lte=${today()}`));
  expect(screen.queryByText(/^No last day was chosen/)).toBeNull();
  // A field that is drawn anew at this moment takes no focus.
  await waitFor(() => user.clear(screen.getByLabelText(label)));
  await user.tab();
  expect(await screen.findByText(/^No last day was chosen: up to /)).toBeVisible();
  expect(calls.at(-1)).not.toContain('log_date__lte');
});
