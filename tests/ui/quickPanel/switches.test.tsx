import { act, fireEvent, render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, HttpError, testDataProvider, useNotificationContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { KeepQuickPanel } from '#src/layout/quickPanel/KeepQuickPanel.tsx';
import { Switches } from '#src/layout/quickPanel/Switches.tsx';
import { keepAnsweredPreferences, preferencesText } from '#src/authProvider/preferences.ts';
import { session } from '#src/authProvider/session.ts';
import { amina, tokenFor } from '../../support/tokens.ts';

const words = polyglot(() => englishMessages(), 'en');
const ask = vi.fn<(path: string, call: { readonly body: { readonly user: unknown } }) => Promise<unknown>>();
const sent = () => ask.mock.calls.map(([, { body }]) => body.user);

const Notifications = () => (
  <output>
    {useNotificationContext()
      .notifications.map(({ message }) => String(message))
      .join()}
  </output>
);

const open = () =>
  render(
    <AdminContext dataProvider={testDataProvider({ ask } as never)} i18nProvider={words}>
      <KeepQuickPanel />
      <Switches />
      <Notifications />
    </AdminContext>,
  );

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dense = () => screen.getByRole('switch', { name: 'Dense lists' });

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue({});
  session.start(tokenFor(3600), amina);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('quick settings', () => {
  it('count at once, and are saved together when they rest', async () => {
    open();
    fireEvent.click(dense());
    fireEvent.click(screen.getByRole('switch', { name: 'Confirmations as messages' }));
    expect(dense()).not.toBeChecked();
    await later(1_000);
    expect(sent()).toEqual([{ data: { preferences: { dense: false, notifications: false } } }]);
  });

  it('that could not be saved say so once, are tried again, and are not undone by what the host still has', async () => {
    ask.mockRejectedValue(new HttpError('out of order', 503));
    open();
    fireEvent.click(dense());
    await later(10_000);
    expect(sent().length).toBeGreaterThan(2);
    expect(screen.getByRole('status').textContent).toBe('pages.panel.not_saved');
    act(() => keepAnsweredPreferences({ data: { preferences: { dense: true, notifications: true } } }));
    expect(dense()).not.toBeChecked();
    ask.mockReset().mockResolvedValue({});
    await later(60_000);
    expect(sent()).toHaveLength(1);
    act(() => keepAnsweredPreferences({ data: { preferences: { dense: true, notifications: true } } }));
    expect(dense()).toBeChecked();
  });

  it('that an earlier visit could not save are saved at the next', async () => {
    ask.mockRejectedValue(new HttpError('out of order', 503));
    const { unmount } = open();
    fireEvent.click(dense());
    await later(1_000);
    unmount();
    ask.mockReset().mockResolvedValue({});
    open();
    await later(1_000);
    expect(sent()).toEqual([{ data: { preferences: { dense: false, notifications: true } } }]);
  });

  it('chosen just before the page goes are sent by a call that outlives it', async () => {
    open();
    fireEvent.click(dense());
    window.dispatchEvent(new Event('pagehide'));
    expect(ask.mock.calls).toEqual([[expect.anything(), expect.objectContaining({ keepalive: true })]]);
    await later(1_000);
    expect(sent()).toHaveLength(1);
  });

  it('are tried again when the host was too slow, and told about until it is over', async () => {
    ask.mockRejectedValueOnce(new HttpError('too slow', 408));
    open();
    fireEvent.click(dense());
    await later(10_000);
    expect(sent()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('pages.panel.not_saved,pages.panel.switches_saved');
  });

  it('that the host refuses are left alone until others are made, which it may refuse again', async () => {
    ask.mockRejectedValue(new HttpError('no', 403));
    open();
    fireEvent.click(dense());
    await later(60_000);
    window.dispatchEvent(new Event('online'));
    await later(1_000);
    expect(sent()).toHaveLength(1);
    fireEvent.click(dense());
    await later(60_000);
    expect(sent()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('pages.panel.not_saved,pages.panel.not_saved');
  });

  it('are taken to the host by one tab after the other', async () => {
    let answer = (): void => undefined;
    ask.mockReturnValueOnce(
      new Promise(resolve => {
        answer = () => resolve({});
      }),
    );
    open();
    fireEvent.click(dense());
    await later(1_000);
    const other = open();
    window.dispatchEvent(new Event('focus'));
    await later(1_000);
    expect(sent()).toHaveLength(1);
    answer();
    await later(60_000);
    expect(sent()).toHaveLength(1);
    other.unmount();
  });

  it('are not undone by what the host said of its user before', async () => {
    const before = preferencesText();
    open();
    fireEvent.click(dense());
    await later(1_000);
    act(() => keepAnsweredPreferences({ data: { preferences: { dense: true, notifications: true } } }, before));
    expect(dense()).not.toBeChecked();
  });

  it('follow another tab, which saves its choices itself', async () => {
    open();
    const changed = JSON.stringify({ dense: false, notifications: true, unsaved: true });
    localStorage.setItem('preferences:1', changed);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences:1', newValue: changed })));
    expect(dense()).not.toBeChecked();
    await later(1_000);
    expect(sent()).toEqual([]);
  });

  it('are each user’s own, and the usual ones where something else stands in their place', () => {
    localStorage.setItem('preferences:2', JSON.stringify({ dense: false }));
    localStorage.setItem('preferences:1', '{broken');
    open();
    expect(dense()).toBeChecked();
  });
});
