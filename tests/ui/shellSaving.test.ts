import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session.ts';
import { type Saving, startSaving } from '../../src/dataProvider/startSaving.ts';
import { keepAnswer, keptSettings } from '../../src/authProvider/keptSettings.ts';
import { changeSettings, ownSettings, settings } from '../../src/layout/settings/settings.ts';
import type { Settings } from '../../src/layout/settings/SettingsModel.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const SECOND = 1000;

/** Saves that the host has been asked for; each is answered by the test. */
const asked: { readonly direction: string; answer(): void; refuse(status: number | undefined): void }[] = [];
const send = vi.fn<Saving<Settings>['send']>(
  ({ direction }, signal) =>
    new Promise<void>((resolve, reject) => {
      asked.push({ direction, answer: resolve, refuse: status => reject(Object.assign(new Error('no'), { status })) });
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
);
const tell = vi.fn<(outcome: 'saved' | 'notSaved') => void>();
let inPanel: boolean;
let stop: (() => void) | undefined;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const isUnsaved = () => keptSettings.read()?.unsaved === true;
const begin = () => {
  stop = startSaving(ownSettings, {
    send,
    onSaved: () => tell('saved'),
    onFailed: () => tell('notSaved'),
    isAwaited: () => inPanel,
  });
};
const directions = () => asked.map(({ direction }) => direction);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  inPanel = true;
  session.start(tokenFor(3600), amina);
});
afterEach(async () => {
  stop?.();
  for (const { answer } of asked) answer();
  await pass(0);
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('saving settings', () => {
  it('waits for a pause, and takes several changes as one', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(200);
    changeSettings({ direction: 'ltr' });
    await pass(299);
    expect(asked).toHaveLength(0);
    await pass(1);
    expect(directions()).toEqual(['ltr']);
    asked[0]?.answer();
    await pass(0);
    expect(isUnsaved()).toBe(false);
    expect(tell.mock.calls).toEqual([['saved']]);
  });

  it('never has two saves on their way: the newer follows the answer to the older', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    changeSettings({ direction: 'ltr' });
    await pass(10 * SECOND);
    expect(directions()).toEqual(['rtl']);
    asked[0]?.answer();
    await pass(0);
    expect(directions()).toEqual(['rtl', 'ltr']);
    expect(isUnsaved()).toBe(true);
    asked[1]?.answer();
    await pass(0);
    expect(isUnsaved()).toBe(false);
  });

  it('gives a host that never answers up, so that the next save has its turn', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    changeSettings({ direction: 'ltr' });
    await pass(40 * SECOND);
    expect(directions()).toEqual(['rtl', 'ltr']);
  });

  it('tries again with growing pauses, tells the failure once, and that it is over', async () => {
    begin();
    inPanel = false;
    changeSettings({ direction: 'rtl' });
    await pass(300);
    const times: number[] = [];
    for (const attempt of [0, 1, 2]) {
      asked[attempt]?.refuse(503);
      const before = Date.now();
      while (asked.length === attempt + 1) await pass(100);
      times.push(Date.now() - before);
    }
    expect(times).toEqual([2 * SECOND, 4 * SECOND, 8 * SECOND]);
    expect(tell.mock.calls).toEqual([['notSaved']]);
    asked[3]?.answer();
    await pass(0);
    expect(tell.mock.calls).toEqual([['notSaved'], ['saved']]);
    await pass(200 * SECOND);
    expect(asked).toHaveLength(4);
  });

  it('tries again at once when the network or the reader is back', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    for (const sign of [new Event('online'), new Event('focus')]) {
      const before = asked.length;
      asked.at(-1)?.refuse(0);
      await pass(0);
      dispatchEvent(sign);
      await pass(0);
      expect(asked, sign.type).toHaveLength(before + 1);
    }
    expect(tell.mock.calls).toEqual([['notSaved']]);
  });

  it('leaves alone what the host will never take, until the next change', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    asked[0]?.refuse(413);
    await pass(200 * SECOND);
    dispatchEvent(new Event('focus'));
    await pass(0);
    expect(asked).toHaveLength(1);
    changeSettings({ direction: 'ltr' });
    await pass(300);
    expect(asked).toHaveLength(2);
  });

  it.each([
    [0, 2],
    [408, 2],
    [429, 2],
    [500, 2],
    [undefined, 2],
    [400, 1],
    [403, 1],
    [412, 1],
  ])('asks again after a failure of status %s only if it may pass', async (status, times) => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    asked[0]?.refuse(status);
    await pass(2 * SECOND);
    expect(asked).toHaveLength(times);
  });

  it('takes it for over, and says nothing, when another tab has saved instead', async () => {
    begin();
    inPanel = false;
    changeSettings({ direction: 'rtl' });
    await pass(300);
    asked[0]?.refuse(503);
    await pass(0);
    localStorage.setItem('settings:1', JSON.stringify({ settings: settings() }));
    await pass(200 * SECOND);
    expect(asked).toHaveLength(1);
    changeSettings({ direction: 'ltr' });
    await pass(300);
    asked[1]?.answer();
    await pass(0);
    expect(tell.mock.calls).toEqual([['notSaved']]);
  });

  it('sends at once what the page would take with it when it goes, and nothing twice', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    dispatchEvent(new Event('pagehide'));
    expect(directions()).toEqual(['rtl']);
    dispatchEvent(new Event('pagehide'));
    await pass(SECOND);
    expect(asked).toHaveLength(1);
  });

  it('sends at once what has not been sent when the page is hidden', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(directions()).toEqual(['rtl']);
  });

  it('says nothing of a success that nobody waits for', async () => {
    begin();
    inPanel = false;
    changeSettings({ direction: 'rtl' });
    await pass(300);
    asked[0]?.answer();
    await pass(0);
    expect(isUnsaved()).toBe(false);
    expect(tell).not.toHaveBeenCalled();
  });

  it('takes up what an earlier visit left, and tells that', async () => {
    changeSettings({ direction: 'rtl' });
    begin();
    await pass(0);
    asked[0]?.answer();
    await pass(0);
    expect(tell.mock.calls).toEqual([['saved']]);
  });

  it('does nothing for somebody else’s answer, or once the session has ended', async () => {
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    session.end();
    session.start(tokenFor(3600, 2), { ...amina, id: '2' });
    changeSettings({ direction: 'rtl' });
    asked[0]?.answer();
    await pass(0);
    expect(isUnsaved()).toBe(true);
    session.end();
    await pass(SECOND);
    expect(asked).toHaveLength(1);
  });

  it('is not undone by what the host said of its user before', async () => {
    const before = keptSettings.text();
    begin();
    changeSettings({ direction: 'rtl' });
    await pass(300);
    asked[0]?.answer();
    await pass(0);
    keepAnswer({ data: { settings: { direction: 'ltr' } } }, before);
    expect(keptSettings.read()).toMatchObject({ settings: { direction: 'rtl' } });
  });
});
