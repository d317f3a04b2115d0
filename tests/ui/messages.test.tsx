import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider, useNotify } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { englishMessages } from '../../src/i18n/loadMessages.ts';
import { showBanner } from '../../src/engine/messages/banner.ts';
import { dialog, openDialog } from '../../src/engine/messages/dialog.ts';
import { FrameDialog } from '../../src/layout/messages/FrameDialog.tsx';
import { useOutcome } from '../../src/engine/messages/useOutcome.ts';
import { Messages } from '../../src/layout/messages/Messages.tsx';
import { keepPreferences } from '../../src/authProvider/preferences.ts';

const words = polyglot(() => englishMessages(), 'en');

type Notify = ReturnType<typeof useNotify>;
let tell: Notify;
let tellOutcome: ReturnType<typeof useOutcome>;

const Teller = () => {
  const notify = useNotify();
  const outcome = useOutcome('designations');
  useLayoutEffect(() => {
    tell = notify;
    tellOutcome = outcome;
  });
  return null;
};

const Office = () => (
  <AdminContext dataProvider={testDataProvider()} i18nProvider={words}>
    <Teller />
    <Messages />
    <FrameDialog />
    <Outlet />
  </AdminContext>
);

/** Lets milliseconds pass, in steps: what one of them begins takes its time from there. */
async function pass(milliseconds: number) {
  for (let rest = milliseconds; rest >= 0; rest -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(rest, 100)));
}
/** Longer than anything takes to fade. */
const FADES = 700;

async function open() {
  const router = createMemoryRouter(
    [
      {
        element: <Office />,
        children: [
          { path: '/pilgrims', element: null },
          { path: '/orders', element: null },
        ],
      },
      { path: '/', element: null },
    ],
    { initialEntries: ['/pilgrims'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  await pass(0);
  return router;
}

async function told(text: string, type?: 'success' | 'info' | 'warning' | 'error') {
  act(() => tell(text, type && { type }));
  await pass(FADES);
}

const calm = () => screen.getByRole('status');
const urgent = () => screen.getByRole('alert');

// Timers of the tests do not wait for modules.
beforeAll(
  () =>
    Promise.all(
      ['Toast', 'AlertBanner', 'MessageDialog'].map(name => import(`../../src/layout/messages/${name}.tsx`)),
    ).then(() => undefined),
  60_000,
);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  keepPreferences({ dense: true, notifications: true });
});

describe('messages', () => {
  test('have their regions before the first of them, empty', async () => {
    await open();
    expect(calm()).toBeEmptyDOMElement();
    expect(urgent()).toBeEmptyDOMElement();
  });

  test.each([
    ['success', calm],
    ['info', calm],
    ['warning', urgent],
    ['error', urgent],
  ] as const)('of kind %s look like it, and are read out once, in their region', async (kind, region) => {
    await open();
    await told('Four pilgrims', kind);
    const words = within(region()).getByText('Four pilgrims');
    expect(words.closest(`.MuiAlert-filled`)).toHaveClass(`MuiAlert-color${kind[0]?.toUpperCase()}${kind.slice(1)}`);
    expect(screen.getAllByText('Four pilgrims')).toHaveLength(1);
    expect(within(region()).queryByRole('alert')).toBeNull();
    expect(within(region()).queryByRole('status')).toBeNull();
  });

  test('stay for six seconds', async () => {
    await open();
    act(() => tell('Saved'));
    await pass(5999);
    expect(within(calm()).getByText('Saved')).toBeVisible();
    await pass(FADES);
    expect(calm()).toBeEmptyDOMElement();
  });

  test('are at most five; the sixth waits until there is room', async () => {
    await open();
    for (const number of [1, 2, 3, 4, 5, 6]) act(() => tell(`Message ${number}`));
    await pass(FADES);
    expect(screen.getAllByText(/^Message/).map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map(number => `Message ${number}`),
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    await pass(FADES);
    expect(screen.getAllByText(/^Message/).map(({ textContent }) => textContent)).toEqual(
      [1, 3, 4, 5, 6].map(number => `Message ${number}`),
    );
    await pass(5900);
    expect(screen.queryByText(/^Message/)).toBeNull();
  });

  test('that say the same again take the place of those before, and are not piled up', async () => {
    await open();
    for (let attempt = 0; attempt < 3; attempt += 1) await told('The form is not valid.', 'error');
    expect(within(urgent()).getAllByText('The form is not valid.')).toHaveLength(1);
    await pass(5000);
    expect(within(urgent()).getByText('The form is not valid.')).toBeVisible();
    await pass(6000);
    expect(urgent()).toBeEmptyDOMElement();
  });

  test('of success are one at a time, the last', async () => {
    await open();
    await told('The form is not valid.', 'error');
    await told('Saved', 'success');
    await told('Done', 'success');
    expect(calm()).toHaveTextContent(/^Done$/);
    expect(urgent()).toHaveTextContent('The form is not valid.');
  });

  test('of success stay on the page that they were told on or lead to; those of trouble come along', async () => {
    const router = await open();
    act(() => tell('Saved', { type: 'success' }));
    await act(() => router.navigate('/orders'));
    await pass(FADES);
    expect(calm()).toHaveTextContent('Saved');
    await told('Refused', 'error');
    await act(() => router.navigate('/pilgrims'));
    await pass(FADES);
    expect(calm()).toBeEmptyDOMElement();
    expect(urgent()).toHaveTextContent('Refused');
  });

  test('go when they are closed, and not by an Escape that is meant for something else', async () => {
    await open();
    await told('Saved');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(FADES);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(FADES);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('of a save that goes through take the place of its refusal, and of nothing else', async () => {
    await open();
    act(() => tellOutcome('The disk is full.', 'error'));
    await told('The choices could not be loaded.', 'error');
    expect(screen.getByText('The disk is full.')).toBeVisible();
    act(() => tellOutcome('Saved', 'success'));
    await pass(FADES);
    expect(within(calm()).getByText('Saved')).toBeVisible();
    expect(screen.queryByText('The disk is full.')).toBeNull();
    expect(screen.getByText('The choices could not be loaded.')).toBeVisible();
  });

  test('are read out also while a dialog is open', async () => {
    await open();
    render(
      <Dialog open>
        <Button>Stay</Button>
      </Dialog>,
    );
    await pass(FADES);
    await told('The host cannot be reached.', 'error');
    // Whatever is hidden from a listener has no role here.
    expect(urgent()).toHaveTextContent('The host cannot be reached.');
  });

  test('of success are still told to who listens when the user does without them, and to nobody else', async () => {
    keepPreferences({ dense: true, notifications: false });
    await open();
    await told('Saved', 'success');
    expect(calm()).toHaveTextContent('Saved');
    expect(calm().firstElementChild).toHaveStyle({ width: '1px', height: '1px', overflow: 'hidden' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await pass(6000);
    expect(calm()).toBeEmptyDOMElement();
    await told('Refused', 'error');
    expect(within(urgent()).getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

describe('the banner', () => {
  test('stays for three seconds; a success waits for a pause of who listens', async () => {
    await open();
    act(() => showBanner('navigation.connection.back', 'success'));
    await pass(2999);
    expect(calm()).toHaveTextContent('The connection is back.');
    await pass(1);
    expect(calm()).toBeEmptyDOMElement();
  });

  test('gives way to a newer one, which has three seconds of its own', async () => {
    await open();
    act(() => showBanner('navigation.connection.lost', 'warning'));
    await pass(2000);
    expect(urgent()).toHaveTextContent('The connection is lost.');
    act(() => showBanner('navigation.connection.back', 'success'));
    await pass(2000);
    expect(urgent()).toBeEmptyDOMElement();
    expect(calm()).toHaveTextContent('The connection is back.');
  });
});

describe('the dialog', () => {
  const ask = async () => {
    act(() => openDialog({ title: 'A question', children: 'Which flight?', actions: <Button>Tomorrow</Button> }));
    await pass(FADES);
    return screen.getByRole('dialog', { name: 'A question' });
  };

  test('shows what it is given, and closes by its button', async () => {
    await open();
    const shown = await ask();
    expect(shown).toHaveTextContent('Which flight?');
    expect(within(shown).getByRole('button', { name: 'Tomorrow' })).toBeVisible();
    fireEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await pass(FADES);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['/orders', '/'])('closes with its page, and with the session, when the way leads to %s', async path => {
    const router = await open();
    await ask();
    await act(() => router.navigate(path));
    await pass(FADES);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(dialog.get()).toBeNull();
  });
});
