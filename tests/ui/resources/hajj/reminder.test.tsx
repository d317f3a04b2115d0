import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { escapeRegExp } from 'es-toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { overdueInstalments } from '#catalog/hajj/bookings/overdueInstalments.ts';
import { OverduePage } from '#src/resources/hajj/overdue/OverduePage.tsx';
import { chatLink, mailLink } from '#src/resources/hajj/overdue/reminderLinks.ts';
import { showPages } from '../../../support/officePage.tsx';

const row = {
  due_date: '2026-11-20',
  overdue: 1,
  party: null,
  pilgrim: null,
  phone: '+8801711000001',
  departure: null,
  branch: null,
  booking_no: 'BK-7',
  outstanding: '30000.50',
  booking: 7,
  payer: 'Karim Ali',
  traveller: null,
  journey: 'Umrah in winter',
  departs_on: '2027-03-01',
  whatsapp: null,
  email: 'karim@example.org',
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});

async function remind(more: object = {}) {
  const host = (path: string) =>
    path.includes('/general_setting/')
      ? Response.json({ general_settings: [{ id: 1, site_name: 'Rihla Travels' }], total_elements: 1 })
      : Response.json({
          rows: [{ ...row, ...more }],
          total: 1,
          totals: { outstanding: '30000.50' },
          page: 1,
          size: 50,
          as_of: '2026-11-21',
        });
  const entity = { ...entities.booking, route: overdueInstalments.route };
  await showPages({ host, entity, pages: { '': <OverduePage /> }, at: '' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Reminder about BK-7' }, { timeout: 5_000 }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Reminder about BK-7' }, { timeout: 5_000 }) };
}

describe('the reminder of an overdue instalment', () => {
  it('says whom, how much, since when, for what and to whom, and goes where there is an address', async () => {
    const { user, dialog } = await remind();
    const text = within(dialog).getByRole('textbox');
    const said = [
      'Dear Karim Ali',
      '30,000.50 taka',
      '20 Nov 2026',
      'booking BK-7',
      'Umrah in winter, departure on 1 Mar 2027',
      'Rihla Travels',
    ];
    for (const part of said) expect(text).toHaveDisplayValue(new RegExp(escapeRegExp(part)));
    const sent = () => {
      const href = within(dialog).getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
      return new URL(href ?? '');
    };
    expect(sent().href).toMatch(/^https:\/\/wa\.me\/8801711000001\?text=/);
    await user.type(text, ' Thank you.');
    expect(sent().searchParams.get('text')).toMatch(/^Dear Karim Ali[^]*Rihla Travels Thank you\.$/);
    const mail = within(dialog).getByRole('link', { name: 'Send by e-mail' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:karim@example\.org\?subject=/);
    expect(new URL(mail).searchParams.get('body')).toContain('30,000.50 taka');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Dear Karim Ali[^]*Thank you\.$/);
  });

  it('names the pilgrim for whom somebody else pays, and nobody whom its reader may not know of', async () => {
    const { dialog } = await remind({ traveller: 'Rahim', payer: null, phone: null, email: null });
    const text = within(dialog).getByRole('textbox');
    expect(text).toHaveDisplayValue(/for Rahim/);
    expect(text).toHaveDisplayValue(/^Dear Sir or Madam/);
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(dialog).toHaveTextContent('No number with its country');
  });
});

it.each([
  ['+880 1711-000001', 'https://wa.me/8801711000001?text=a%26b'],
  ['008801711000001', 'https://wa.me/8801711000001?text=a%26b'],
  ['01711000001', undefined],
  ['+8801•••••001', undefined],
  [null, undefined],
])('a chat with %s', (number, link) => {
  expect(chatLink(number, 'a&b')).toBe(link);
});

it.each([
  ['a+b@example.org', 'mailto:a%2Bb@example.org?subject=S&body=a%0D%0Ab'],
  ['a•••@example.org', undefined],
  ['a@example.org?bcc=b@example.org', undefined],
  [null, undefined],
])('a mail to %s', (address, link) => {
  expect(mailLink(address, { subject: 'S', text: 'a\nb' })).toBe(link);
});
