import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let answers: (() => Response)[];
beforeEach(() => {
  vi.resetModules();
  // It is still the 22nd in London when the agency's 23rd has begun in Dhaka.
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z') });
  vi.stubGlobal('fetch', async () => (answers.shift() ?? (() => Response.error()))());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show() {
  const { useToday } = await import('../../src/authProvider/useToday.ts');
  const Today = () => <p>{useToday() ?? 'not known'}</p>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Today />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('today is the agency’s, and a host that could not be asked is asked again instead of taking the browser’s', async () => {
  const fails = () => {
    throw new TypeError('Failed to fetch');
  };
  answers = [
    fails,
    () => new Response('', { status: 503 }),
    () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }),
  ];
  await show();
  expect(screen.getByText('not known')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('2026-11-23')).toBeVisible();
});

it('of a host that names no place, today is the reader’s', async () => {
  answers = [() => new Response('<h1>Not found</h1>', { status: 404 })];
  await show();
  expect(screen.getByText(new Date().toLocaleDateString('sv'))).toBeVisible();
});
