import { act, fireEvent, render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, HttpError, testDataProvider, useNotificationContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { sidePanel } from '#src/layout/sidePanel.ts';
import { KeepQuickPanel } from '#src/layout/quickPanel/KeepQuickPanel.tsx';
import { Notes } from '#src/layout/quickPanel/Notes.tsx';
import { session } from '#src/authProvider/session.ts';
import { amina, tokenFor } from '../../support/tokens.ts';

const words = polyglot(() => englishMessages(), 'en');
const ask =
  vi.fn<
    (
      path: string,
      call: { readonly body: { readonly user: unknown }; readonly signal?: AbortSignal },
    ) => Promise<unknown>
  >();
const sent = () => ask.mock.calls.map(([, { body }]) => body.user);
const offline = () => new HttpError('shell.failures.network', 0);
const stale = (notes: string) => new HttpError('changed', 412, { data: { notes } });

const Notifications = () => (
  <p data-testid="told">
    {useNotificationContext()
      .notifications.map(({ message }) => String(message))
      .join(' ')}
  </p>
);
const told = () => screen.getByTestId('told').textContent.split(' ');

/** What a frame draws; the panel with these notes is open unless they are missing. */
const frame = (stored?: string) => (
  <AdminContext dataProvider={testDataProvider({ ask } as never)} i18nProvider={words}>
    <KeepQuickPanel />
    {stored !== undefined && <Notes stored={stored} />}
    <Notifications />
  </AdminContext>
);

function open(stored: string) {
  sidePanel.set('quick');
  return render(frame(stored));
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole('textbox', { name: 'My notes' });
const enter = (text: string) => fireEvent.change(field(), { target: { value: text } });
const type = async (text: string) => {
  enter(text);
  await later(1_000);
};
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await later(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue({});
  session.start(tokenFor(3600), amina);
});
afterEach(() => {
  vi.useRealTimers();
  sidePanel.set(null);
});

describe('notes', () => {
  it('are saved when their writer rests, each time naming what they were made from', async () => {
    open('Call Amina');
    await type('Call Karim');
    await type('Call both');
    expect(sent()).toEqual([
      { data: { notes: 'Call Karim' }, before: { notes: 'Call Amina' } },
      { data: { notes: 'Call both' }, before: { notes: 'Call Karim' } },
    ]);
    expect(screen.getByText(/^Saved at/)).toBeVisible();
  });

  it('are told as saved, or typed, by the agency’s clock', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Kathmandu' }));
    vi.setSystemTime('2026-11-21T06:00:00Z');
    session.start(tokenFor(3600), amina);
    open('');
    await type('Call Karim');
    expect(screen.getByText(/^Saved at 11:45/)).toBeVisible();
    ask.mockRejectedValueOnce(stale('Call Hasan'));
    await type('Call Amina');
    expect(screen.getByRole('alert')).toHaveTextContent(/21 Nov 2026, 11:45/);
    vi.unstubAllGlobals();
  });

  it('that were changed elsewhere meanwhile are shown beside one’s own, and both can be kept', async () => {
    open('');
    ask.mockRejectedValueOnce(stale('Call Karim'));
    await type('Call Amina');
    expect(screen.getByRole('alert')).toHaveTextContent(/changed your notes elsewhere/);
    expect(screen.getByRole('textbox', { name: 'Saved elsewhere' })).toHaveValue('Call Karim');
    await type('Call Amina!');
    expect(sent(), 'nothing is written over while one chooses').toHaveLength(1);
    await choose('Keep both');
    expect(sent()[1]).toEqual({ data: { notes: 'Call Karim\n\nCall Amina!' }, before: { notes: 'Call Karim' } });
    expect(field()).toHaveValue('Call Karim\n\nCall Amina!');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['Keep what is here', 'mine', 2],
    ['Take the other', 'theirs', 1],
  ])('%s: is kept, and nothing waits any more', async (way, kept, calls) => {
    const { unmount } = open('');
    ask.mockRejectedValueOnce(stale('theirs'));
    await type('mine');
    await choose(way);
    expect(field()).toHaveValue(kept);
    expect(sent()).toHaveLength(calls);
    unmount();
    open(kept);
    await later(1_000);
    expect(sent()).toHaveLength(calls);
  });

  it('that cannot be saved are tried again until they are, at once when the network is back', async () => {
    open('');
    ask.mockRejectedValue(offline());
    await type('Call Amina');
    expect(screen.getByText(/^Not saved:/)).toBeVisible();
    await later(2_000);
    expect(sent()).toHaveLength(2);
    ask.mockResolvedValue({});
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent()).toHaveLength(3);
    expect(screen.getByText(/^Saved at/)).toBeVisible();
  });

  it('typed without a network outlive the tab, and are saved without the panel', async () => {
    ask.mockRejectedValue(offline());
    const { unmount } = open('');
    await type('Call Amina');
    unmount();
    sessionStorage.clear();
    sidePanel.set(null);
    await later(60_000);
    ask.mockReset().mockResolvedValue({});
    render(frame());
    await later(1_000);
    expect(sent()).toEqual([{ data: { notes: 'Call Amina' }, before: { notes: '' } }]);
  });

  it('go on being saved after the panel was closed', async () => {
    const { rerender } = open('');
    ask.mockRejectedValue(offline());
    await type('Call Amina');
    sidePanel.set(null);
    rerender(frame());
    await later(1_000);
    ask.mockReset().mockResolvedValue({});
    await later(60_000);
    expect(sent()).toEqual([{ data: { notes: 'Call Amina' }, before: { notes: '' } }]);
  });

  it('that were closed away are told about, when they cannot be saved and when they are', async () => {
    const { rerender } = open('');
    ask.mockRejectedValue(offline());
    enter('Call Amina');
    sidePanel.set(null);
    rerender(frame());
    await later(10_000);
    expect(told()).toEqual(['pages.panel.waiting']);
    ask.mockResolvedValue({});
    await later(60_000);
    expect(told()).toEqual(['pages.panel.waiting', 'pages.panel.notes_saved']);
  });

  it('between which nobody has chosen are called to mind when their panel closes, and at the next visit', async () => {
    const { rerender, unmount } = open('');
    ask.mockRejectedValueOnce(stale('theirs'));
    await type('mine');
    expect(told()).toEqual(['']);
    act(() => sidePanel.set(null));
    rerender(frame());
    expect(told()).toEqual(['pages.panel.conflict.waiting']);
    unmount();
    render(frame());
    await later(60_000);
    expect(told()).toEqual(['pages.panel.conflict.waiting']);
    expect(sent()).toHaveLength(1);
  });

  it('typed just before the page goes are sent by a call that outlives it', async () => {
    open('');
    enter('Call Amina');
    window.dispatchEvent(new Event('pagehide'));
    expect(ask.mock.calls).toEqual([
      [
        expect.anything(),
        expect.objectContaining({
          keepalive: true,
          body: { user: { data: { notes: 'Call Amina' }, before: { notes: '' } } },
        }),
      ],
    ]);
    await later(1_000);
    expect(sent()).toHaveLength(1);
  });

  it('typed while others are on their way wait for those, and are made from them', async () => {
    let answer = (): void => undefined;
    open('');
    ask.mockReturnValueOnce(
      new Promise(resolve => {
        answer = () => resolve({});
      }),
    );
    await type('Call');
    await type('Call Amina');
    expect(sent()).toHaveLength(1);
    answer();
    await later(1_000);
    expect(sent()[1]).toEqual({ data: { notes: 'Call Amina' }, before: { notes: 'Call' } });
  });

  it('go on from words of one’s own that arrived although the answer was lost', async () => {
    open('');
    ask.mockRejectedValueOnce(offline()).mockRejectedValueOnce(stale('Call'));
    await type('Call');
    await type('Call Amina');
    expect(sent()).toHaveLength(3);
    expect(sent()[2]).toEqual({ data: { notes: 'Call Amina' }, before: { notes: 'Call' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/^Saved at/)).toBeVisible();
  });

  it('that the host refuses are not sent again until their writer wants it', async () => {
    open('');
    ask.mockRejectedValueOnce(new HttpError('Too much.', 413));
    await type('Call Amina');
    await later(60_000);
    window.dispatchEvent(new Event('focus'));
    await later(0);
    expect(sent()).toHaveLength(1);
    await choose('Try again');
    expect(sent()).toHaveLength(2);
    expect(screen.getByText(/^Saved at/)).toBeVisible();
  });

  it('that a silent host does not take are tried again', async () => {
    open('');
    ask.mockImplementationOnce(
      (_path, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    await type('Call Amina');
    await later(30_000);
    expect(screen.getByText(/^Not saved: The host cannot be reached/)).toBeVisible();
    await later(2_000);
    expect(sent()).toHaveLength(2);
    expect(screen.getByText(/^Saved at/)).toBeVisible();
  });

  it('are the same in every tab, and taken to the host by the one in which they are typed', async () => {
    open('old');
    localStorage.setItem('notes-draft:1', JSON.stringify({ text: 'older', base: 'old', at: new Date().toISOString() }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'notes-draft:1' })));
    expect(field()).toHaveValue('older');
    await later(1_000);
    expect(sent()).toEqual([]);
    localStorage.removeItem('notes-draft:1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'notes-draft:1' })));
    await type('oldest');
    expect(sent()).toEqual([{ data: { notes: 'oldest' }, before: { notes: 'older' } }]);
  });

  it('kept from an earlier visit do not hide newer ones of another device', async () => {
    ask.mockRejectedValue(offline());
    const { unmount } = open('old');
    await type('mine');
    unmount();
    ask.mockClear();
    open('theirs');
    await later(1_000);
    expect(field()).toHaveValue('mine');
    expect(screen.getByRole('textbox', { name: 'Saved elsewhere' })).toHaveValue('theirs');
    expect(sent().slice(1)).toEqual([]);
  });

  it('follow what is saved elsewhere as long as nothing was typed', async () => {
    const { rerender } = open('old');
    rerender(frame('new'));
    expect(field()).toHaveValue('new');
    await type('newer');
    expect(sent()).toEqual([{ data: { notes: 'newer' }, before: { notes: 'new' } }]);
  });

  it('of one user are no draft of another', async () => {
    ask.mockRejectedValue(offline());
    const { unmount } = open('');
    await type('mine');
    unmount();
    session.end();
    session.start(tokenFor(3600, 2), { ...amina, id: '2' });
    ask.mockReset().mockResolvedValue({});
    open('hers');
    await later(1_000);
    expect([sent(), field()]).toEqual([[], expect.objectContaining({ value: 'hers' })]);
  });
});
