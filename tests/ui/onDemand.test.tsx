import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense, useState } from 'react';
import { AdminContext, testDataProvider, useNotificationContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '../../src/layout/ErrorPage.tsx';
import { ErrorBoundary } from '../../src/engine/onDemand/ErrorBoundary.tsx';
import { onDemand } from '../../src/engine/onDemand/onDemand.tsx';
import { overlay } from '../../src/engine/onDemand/overlay.tsx';
import { placeholder } from '../../src/engine/onDemand/placeholder.tsx';
import { preloadable } from '../../src/engine/onDemand/preloadable.tsx';

/** A server that cannot be reached until the line is mended. */
function line(part: () => React.ReactNode) {
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValue(new TypeError('Failed to fetch'));
  return { load, mend: () => load.mockResolvedValue(part) };
}

const Notifications = () =>
  useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);

describe('a part that is fetched when it is drawn', () => {
  test('leaves the page alone when it cannot be, and comes when the connection is back', async () => {
    const { load, mend } = line(() => <p>Letters</p>);
    const Letters = onDemand(load, ({ failed }) => <p>{failed ? 'Not here' : 'On its way'}</p>);
    render(
      <>
        <input defaultValue="typed" />
        <Letters />
      </>,
    );
    expect(screen.getByText('On its way')).toBeVisible();
    expect(await screen.findByText('Not here')).toBeVisible();
    mend();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Letters')).toBeVisible();
    expect(screen.getByDisplayValue('typed')).toBeVisible();
  });

  test('says in its place that it cannot be, and is asked for again there', async () => {
    const { load, mend } = line(() => <p>Letters</p>);
    const Letters = onDemand(load, placeholder(40));
    render(
      <AdminContext dataProvider={testDataProvider()}>
        <input defaultValue="typed" />
        <Letters />
      </AdminContext>,
    );
    const again = await screen.findByRole('button', { name: 'shell.failures.retry' });
    await userEvent.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent('shell.failures.part');
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'shell.failures.retry' }));
    expect(await screen.findByText('Letters')).toBeVisible();
    expect(screen.getByDisplayValue('typed')).toBeVisible();
  });

  test('is drawn at once when it has been fetched before', async () => {
    const load = vi.fn(async () => () => <p>Letters</p>);
    const Letters = onDemand(load);
    await Letters.preload();
    render(<Letters />);
    expect(screen.getByText('Letters')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a page', () => {
  test('that cannot be fetched leaves what surrounds it alone, and comes with another try', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, mend } = line(() => <p>Letters</p>);
    const Letters = preloadable(load);
    const Failed = ({ resetErrorBoundary }: { readonly resetErrorBoundary: () => void }) => (
      <button type="button" onClick={resetErrorBoundary}>
        Try again
      </button>
    );
    render(
      <>
        <nav>Navigation</nav>
        <ErrorBoundary instead={Failed}>
          <Suspense fallback="Loading">
            <Letters />
          </Suspense>
        </ErrorBoundary>
      </>,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledOnce();
    mend();
    await userEvent.click(again);
    expect(await screen.findByText('Letters')).toBeVisible();
    expect(screen.getByText('Navigation')).toBeVisible();
    complaints.mockRestore();
  });

  test('that cannot be fetched is not said to have failed, and comes once the connection is back', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, mend } = line(() => <p>Letters</p>);
    const Letters = preloadable(load);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const show = (page: ReactElement) => (
      <MemoryRouter>
        <AdminContext dataProvider={testDataProvider()}>
          <ErrorBoundary instead={ErrorPage}>
            <Suspense fallback="Loading">{page}</Suspense>
          </ErrorBoundary>
        </AdminContext>
      </MemoryRouter>
    );
    const { unmount } = render(show(<Letters />));
    expect(await screen.findByRole('alert')).toHaveTextContent('shell.failures.missing');
    mend();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Letters')).toBeVisible();
    unmount();
    render(show(<Broken />));
    expect(await screen.findByRole('alert')).toHaveTextContent('shell.failures.crash');
    complaints.mockRestore();
  });
});

describe('an overlay', () => {
  interface DrawerProps {
    onClose(): void;
  }
  const page = (load: () => Promise<(props: DrawerProps) => React.ReactNode>) => {
    const Drawer = overlay<DrawerProps>(load);
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <AdminContext dataProvider={testDataProvider()}>
          <input aria-label="Name" />
          <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
            Open
          </button>
          {open && <Drawer onClose={() => setOpen(false)} />}
          <Notifications />
        </AdminContext>
      );
    };
    render(<Page />);
    return userEvent.setup();
  };

  test('that cannot be fetched says so and closes; the next press asks for it anew', async () => {
    const { load, mend } = line(() => <p>Filters</p>);
    const user = page(load);
    await user.type(screen.getByLabelText('Name'), 'Maryam');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('shell.failures.part')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false');
    mend();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Filters')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Maryam');
  });

  test('that fails to draw closes and says so, and the page stays', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = page(async () => () => {
      throw new Error('broken');
    });
    await user.type(screen.getByLabelText('Name'), 'Maryam');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('ra.message.error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Name')).toHaveValue('Maryam');
    complaints.mockRestore();
  });
});
