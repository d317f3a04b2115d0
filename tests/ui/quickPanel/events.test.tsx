import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import type { ComingEvent } from '#src/layout/quickPanel/ComingEvent.ts';
import { Events } from '#src/layout/quickPanel/Events.tsx';

const words = polyglot(() => englishMessages(), 'en');
const event = (more: Partial<ComingEvent>): ComingEvent => ({
  kind: 'departure',
  date: '2026-11-21',
  count: 1,
  link: '/apps/x/1',
  ...more,
});

function shown(events: readonly ComingEvent[]) {
  const onOpen = vi.fn<() => void>();
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={words}>
      <Events events={events} today="2026-11-21" onOpen={onOpen} />
    </AdminContext>,
  );
  return { onOpen, user: userEvent.setup() };
}

const told = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(link => link.textContent?.replaceAll(/[\u2068\u2069]/g, ''));

describe('what comes up', () => {
  it('stands under today, the next seven days or later, overdue things under today', () => {
    shown([
      event({ kind: 'package_departure', title: 'Ramadan Umrah' }),
      event({ kind: 'passport_expired', date: '2025-10-30' }),
      event({ date: '2026-11-22' }),
      event({ date: '2026-11-28' }),
      event({ date: '2026-11-29' }),
    ]);
    expect(told('Today')).toEqual([
      'A package departs21 Nov · Ramadan Umrah',
      'One passport has expiredsince 30 Oct 2025',
    ]);
    expect(told('Next 7 days')).toHaveLength(2);
    expect(told('Later')).toHaveLength(1);
  });

  it('says what it is, when, and whom it is about: one by name, a group by its package or by some of its names', () => {
    shown([
      event({ who: ['Salma Khatun'], title: 'Ramadan Umrah' }),
      event({ count: 58, who: ['Amina', 'Karim'], title: 'Ramadan Umrah' }),
      event({ kind: 'passport_expiry', count: 4, who: ['Nadia', 'Yusuf'] }),
      event({ kind: 'registration', count: 2, who: ['Nadia', 'Yusuf'] }),
    ]);
    expect(told('Today')).toEqual([
      'One pilgrim leaves21 Nov · Salma Khatun · Ramadan Umrah',
      '58 pilgrims leave21 Nov · Ramadan Umrah',
      '4 passports expire21 Nov · Nadia, Yusuf and 2 others',
      '2 people wait for approval21 Nov · Nadia, Yusuf',
    ]);
  });

  it('begins with five, and shows all when asked', async () => {
    const { user } = shown(Array.from({ length: 7 }, (_, n) => event({ link: `/apps/x/${n}` })));
    expect(screen.getAllByRole('link')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all (7)', expanded: false }));
    expect(screen.getAllByRole('link')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });

  it('lets go of the panel for a page that opens here, and not for one that opens in a tab of its own', () => {
    const { onOpen } = shown([event({ link: '/apps/x/7' })]);
    const link = screen.getByRole('link');
    fireEvent.click(link, { ctrlKey: true });
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('may be nothing', () => {
    shown([]);
    expect(screen.getByText('Nothing is due.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
