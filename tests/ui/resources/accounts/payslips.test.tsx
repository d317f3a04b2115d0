import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, it } from 'vitest';
import type { PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { calls } from '#catalog/engine/wire.ts';
import { payslipPaper } from '#catalog/payroll/paper/payslipPaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import { chooseLocale } from '#src/i18n/locale.ts';
import { PayslipPage } from '#src/resources/payroll/payPapers.tsx';
import { paperFrame } from '../../../support/billFacts.ts';
import { showPages } from '../../../support/officePage.tsx';
import { payslipFacts } from '../../../support/payslipFacts.ts';
import { textsDrawn, textsIn } from '../../../support/paperTexts.ts';

const who = { role: 'admin', permissions: null, branch: null } as const;
afterAll(() => chooseLocale('en'));

const { slips } = payslipFacts;
const paperIn = (language: PaperLanguage, shown = slips) =>
  payslipPaper({ ...payslipFacts, slips: shown }, { ...paperFrame, language, url: null });

/** The page before a host that has two payslips on lines 11 and 12. */
const show = (language: PaperLanguage) =>
  showPages({
    host(path) {
      const { pathname, searchParams } = new URL(path, 'http://rihla.test');
      if (pathname === '/api/papers/payslip/7') {
        const part = searchParams.get('part');
        return Response.json(paperIn(language, part === '12' ? slips.slice(1) : slips));
      }
      if (pathname.endsWith(calls('salary_sheet').one(7)))
        return Response.json({
          id: 7,
          items: [
            { id: 11, employee: 1, gross: '35000.00' },
            { id: 12, employee: 2, gross: '20000.00' },
          ],
        });
      if (pathname.includes(calls('employee').all))
        return Response.json({
          employees: [
            { id: 1, first_name: 'Zohra', last_name: 'Akter' },
            { id: 2, first_name: 'Rahima', last_name: 'Akter' },
          ],
          page: 1,
          size: 500,
          total_pages: 1,
          total_elements: 2,
        });
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity: { ...entities.salary_sheet, route: 'accounts/payslips' },
    pages: { ':documentId': <PayslipPage /> },
    at: '7',
    who,
  });
const said = () => textsDrawn(screen.getByRole('article'));

it.each(['en', 'tr', 'ar'] as const)('of everybody stand on the screen as the host draws them: %s', async language => {
  await chooseLocale(language);
  await show(language);
  const paper = await screen.findByRole('article');
  expect(said()).toEqual(textsIn(paperIn(language)));
  expect(within(paper).getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

it('is that of one employee where they are chosen', async () => {
  await chooseLocale('en');
  await show('en');
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('combobox', { name: 'Employee' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rahima Akter' }));
  await waitFor(() => expect(said()).toEqual(textsIn(paperIn('en', slips.slice(1)))));
  expect(screen.getByRole('link', { name: 'Back to the salary sheet' })).toHaveAttribute(
    'href',
    '/apps/accounts/salary-sheets/7',
  );
});
