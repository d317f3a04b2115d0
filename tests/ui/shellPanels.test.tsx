import RtlProvider from '@mui/system/RtlProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSwipeOut } from '../../src/layout/useSwipeOut.ts';

const Panel = ({ onSwipe }: { readonly onSwipe: () => void }) => (
  <section aria-label="panel" {...useSwipeOut(onSwipe)} />
);

/** Whether a finger that goes so far across and down closes a panel at the end edge. */
function closes(across: number, down: number, rtl = false): boolean {
  const onSwipe = vi.fn();
  const { unmount } = render(
    <RtlProvider value={rtl}>
      <Panel onSwipe={onSwipe} />
    </RtlProvider>,
  );
  fireEvent.touchStart(screen.getByRole('region'), { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(screen.getByRole('region'), { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] });
  unmount();
  return onSwipe.mock.calls.length > 0;
}

describe('a panel at the end edge', () => {
  it('closes by a swipe towards its edge, on either side', () => {
    expect([closes(120, 10), closes(-120, 10)]).toEqual([true, false]);
    expect([closes(-120, 10, true), closes(120, 10, true)]).toEqual([true, false]);
  });

  it('stays while a finger scrolls it or only touches it', () => {
    expect([closes(100, 300), closes(20, 0), closes(0, 0)]).toEqual([false, false, false]);
  });
});
