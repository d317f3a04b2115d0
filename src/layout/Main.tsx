import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFrame } from './settings/useFrame.ts';
import { container, gutter } from './container.ts';
import { PageTitle } from './PageTitle.tsx';
import { MAIN_ID } from './SkipLink.tsx';

const column = { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none', ...gutter } as const;
/** On a phone, what gets the focus comes to stand between the bars, that of a form included (WCAG 2.4.11). */
const between = {
  '& :is(input, textarea, select, button, a, summary)': {
    scrollMarginBlockStart: { xs: 'calc(var(--frame-top, 0px) + 8px)', md: 0 },
    scrollMarginBlockEnd: { xs: 'calc(var(--frame-bottom, 0px) + 80px)', md: 0 },
  },
} as const;
const scroller = {
  minHeight: 0,
  overflowY: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '@media print': { overflow: 'visible' },
} as const;

/** The page itself, below its title. */
export const Main = ({ children }: { readonly children: ReactNode }) => {
  const { config } = useFrame();
  const { pathname } = useLocation();
  const box = useRef<HTMLElement>(null);
  const scrolls = config.scroll === 'content';
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Another page begins at its top; of the window itself React-Admin takes care.
    if (scrolls) box.current?.scrollTo(0, 0);
  }, [scrolls, pathname]);
  return (
    // What scrolls by itself has to be reached by the keyboard.
    <Box
      component="main"
      ref={box}
      id={MAIN_ID}
      tabIndex={scrolls ? 0 : -1}
      sx={{ ...column, ...between, ...(scrolls && scroller) }}
    >
      <Box sx={{ flex: 1, minWidth: 0, paddingBlockEnd: 2, ...container(config) }}>
        <PageTitle />
        {children}
      </Box>
    </Box>
  );
};
