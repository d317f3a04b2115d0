import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '#src/authProvider/session.ts';
import { LeaveQuestion } from '#src/engine/editing/LeaveQuestion.tsx';
import { mayEndSession } from '#src/engine/editing/otherTabs.ts';
import { markUnsaved, mayLeave } from '#src/engine/editing/unsaved.ts';
import { i18nProvider, loadWords } from '#src/i18n/i18nIn.ts';
import { amina, tokenFor } from '../../support/tokens.ts';

let settle = (): void => undefined;
afterEach(() => act(() => settle()));

/** A page with something on it that is not saved. */
async function typeSomething() {
  session.start(tokenFor(3600), amina);
  await loadWords();
  const frame = (
    <AdminContext i18nProvider={i18nProvider}>
      <Outlet />
      <LeaveQuestion />
    </AdminContext>
  );
  const pages = ['/form', '/elsewhere'].map(path => ({ path, element: <h1>{path}</h1> }));
  const router = createMemoryRouter([{ element: frame, children: pages }], { initialEntries: ['/form'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByText('/form');
  act(() => {
    settle = markUnsaved();
  });
  return { router, go: (to: string) => act(() => router.navigate(to)), user: userEvent.setup() };
}

const question = () => screen.queryByRole('dialog', { name: 'Unsaved changes' });

it('another page is shown only once its question is answered so', async () => {
  const { router, go, user } = await typeSomething();
  await go('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect([router.state.location.pathname, question()]).toEqual(['/form', null]);
  await go('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await screen.findByText('/elsewhere');
});

it('another place on the same page, and the way to the sign-in after the session has ended, are not asked about', async () => {
  const { router, go } = await typeSomething();
  await go('/form?tab=2');
  expect([router.state.location.search, question()]).toEqual(['?tab=2', null]);
  session.end('expired');
  await go('/elsewhere');
  expect([router.state.location.pathname, question()]).toEqual(['/elsewhere', null]);
});

it('what is saved while it is asked leads on by itself', async () => {
  const { go } = await typeSomething();
  await go('/elsewhere');
  expect(question()).toBeVisible();
  act(() => settle());
  await screen.findByText('/elsewhere');
  await waitFor(() => expect(question()).toBeNull());
});

it('closing the tab is asked about by the browser, until nothing is unsaved', async () => {
  await typeSomething();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  act(() => settle());
  expect(close()).toBe(false);
});

it('a question that another one takes the place of is answered by staying', async () => {
  const { user } = await typeSomething();
  const asked: Promise<boolean>[] = [];
  act(() => void asked.push(mayLeave(), mayLeave()));
  expect(await asked[0]).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await asked[1]).toBe(true);
  expect(question()).toBeNull();
});

it('the end of the session is asked about while something in another tab is unsaved', async () => {
  const { user } = await typeSomething();
  act(() => settle());
  expect(await mayEndSession()).toBe(true);
  const other = new BroadcastChannel('unsaved');
  other.addEventListener(
    'message',
    ({ data }) => String(data).startsWith('anything?') && other.postMessage('something'),
  );
  const asked = mayEndSession();
  expect(await screen.findByText(/^In another tab, something that you typed is not saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(await asked).toBe(false);
  other.close();
});

it('the end of the session is asked about once for what is unsaved in its own tab', async () => {
  const { user } = await typeSomething();
  const asked = mayEndSession();
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await asked).toBe(true);
  expect(question()).toBeNull();
});

it('another tab that asks is told of what is unsaved here', async () => {
  await typeSomething();
  const other = new BroadcastChannel('unsaved');
  const told = vi.fn();
  other.addEventListener('message', ({ data }) => told(data));
  other.postMessage('anything?');
  await waitFor(() => expect(told.mock.calls).toEqual([['something']]));
  other.close();
});

it('a question whose page is gone is answered with staying, and opens on no other', async () => {
  await typeSomething();
  let answer: boolean | undefined;
  act(() => void mayLeave().then(leave => (answer = leave)));
  await waitFor(() => expect(question()).toBeVisible());
  cleanup();
  settle();
  await typeSomething();
  expect([answer, question()]).toEqual([false, null]);
});
