import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from './SkipLink.tsx';
import { closeSidePanel, sidePanel } from './sidePanel.ts';
import { useSignal } from '../engine/onDemand/signal.ts';

let leaving = false;

/** Closes the side panel for a page that was opened, which then has the focus. */
export function leaveSidePanel(): void {
  if (sidePanel.get() === null) return;
  leaving = true;
  closeSidePanel();
}

/** Closes the side panel when another page comes, however that was asked for. Belongs where the panels are drawn. */
export function useLeaveSidePanel(): void {
  const { pathname } = useLocation();
  const open = useSignal(sidePanel);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    leaveSidePanel();
  }, [pathname]);
  useEffect(() => {
    if (open !== null || !leaving) return;
    leaving = false;
    // The drawer that has just gone gave the focus back to the button that opened it; effects come after that.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [open]);
}
