import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Minor } from '#catalog/engine/money/money.ts';
import { Amount, Day } from './Amount.tsx';
import { placeAfter, stepOf, type StatementAction, wishOf } from './statementKeys.ts';
import type { Side } from './useWork.ts';

/** As many as are drawn at first, and with each further press. */
const STEP = 100;

/** A line or a row as either side shows it. */
export interface SideItem {
  readonly id: number;
  readonly day: string;
  readonly amount: Minor;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Below it: what it probably is, or what it is matched with. */
  readonly below?: ReactNode;
  readonly isTicked: boolean;
  /** What the item at which somebody is on the other side is about. */
  readonly isMeant: boolean;
}

interface SideGridProps {
  readonly side: Side;
  readonly label: string;
  readonly head: ReactNode;
  readonly items: readonly SideItem[];
  readonly at: number;
  readonly canTick: boolean;
  readonly empty: ReactNode;
  onGo(place: number): void;
  onToggle(id: number): void;
  onWish(wish: StatementAction): void;
}

/** The system knows colours by their names for whole borders only. */
const colour = (name: 'primary' | 'warning') => (theme: Theme) => (theme.vars ?? theme).palette[name].main;

const grid = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& td': {
    px: 1,
    py: 0.75,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& td:last-child': { textAlign: 'end', fontWeight: 600, typography: 'body2' },
  '& td:first-of-type': { borderInlineStart: '4px solid', borderInlineStartColor: 'transparent', inlineSize: '1%' },
  '& tr[data-meant] td': { bgcolor: 'action.hover' },
  '& tr[data-meant] td:first-of-type': { borderInlineStartColor: colour('warning') },
  '& tr[data-current] td:first-of-type': { borderInlineStartColor: colour('primary') },
  '& tr[aria-selected=true] td': { bgcolor: 'action.selected' },
  '& tr:focus-visible': { outline: '2px solid', outlineColor: colour('primary'), outlineOffset: '-2px' },
} as const;

/** Goes to a row of a side, if there is one. */
const focusRow = (box: Element | null | undefined, place: number): boolean => {
  const found = box?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  found?.focus();
  return found !== null && found !== undefined;
};

const otherSide = (box: Element): Element | null => {
  const [here, all] = [box.getAttribute('data-side'), [...document.querySelectorAll('[data-side]')]];
  return all.find(one => one.getAttribute('data-side') !== here) ?? null;
};

/** One side of a statement: walked by arrows, ticked by Space; what else keys ask for is the page's. */
export function SideGrid(props: SideGridProps) {
  const { side, label, head, items, at, canTick, empty, onGo, onToggle, onWish } = props;
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLTableElement>(null);
  const wasHere = useRef(false);
  const [most, setMost] = useState(STEP);
  const shown = items.slice(0, Math.max(most, at + 1));

  // What somebody was at may be done with and gone: they go on with what has come to its place.
  useLayoutEffect(() => {
    if (wasHere.current && document.activeElement === document.body) focusRow(box.current, at);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, nativeEvent } = event;
    // A button within a row has keys of its own.
    if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return;
    const step = stepOf(nativeEvent, side, getComputedStyle(currentTarget).direction === 'rtl');
    const wish = wishOf(nativeEvent);
    if (!step && !wish) return;
    event.preventDefault();
    if (wish) return onWish(wish);
    if (!step) return;
    if ('across' in step) {
      const current = otherSide(currentTarget)?.querySelector<HTMLElement>('tr[tabindex="0"]');
      current?.focus();
    } else focusRow(currentTarget, placeAfter(step, at, shown.length));
  };

  return (
    <Box component="section" aria-labelledby={id} sx={{ minInlineSize: 0 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {head}
      {items.length === 0 ? (
        <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{empty}</Box>
      ) : (
        <Box
          component="table"
          ref={box}
          role="grid"
          data-side={side}
          aria-labelledby={id}
          aria-multiselectable={canTick}
          onKeyDown={onKeyDown}
          onFocus={() => {
            wasHere.current = true;
          }}
          onBlur={({ relatedTarget }: FocusEvent) => {
            // Nobody leaves for nothing: then the row has gone.
            if (relatedTarget) wasHere.current = false;
          }}
          sx={grid}
        >
          <tbody>
            {shown.map((item, place) => (
              <tr
                key={item.id}
                data-place={place}
                tabIndex={place === at ? 0 : -1}
                aria-selected={item.isTicked}
                {...(item.isMeant && { 'data-meant': true })}
                {...(place === at && { 'data-current': true })}
                onFocus={() => onGo(place)}
              >
                <td>
                  <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
                    {canTick && (
                      <Box
                        component="input"
                        type="checkbox"
                        tabIndex={-1}
                        checked={item.isTicked}
                        aria-label={translate('bankPages.tick')}
                        onChange={() => onToggle(item.id)}
                        sx={{ inlineSize: 24, blockSize: 24, m: 0, accentColor: 'primary.main' }}
                      />
                    )}
                    <Typography
                      variant="body2"
                      component="span"
                      color="textSecondary"
                      sx={{ pt: 0.25, display: { xs: 'none', sm: 'inline' } }}
                    >
                      <Day of={item.day} />
                    </Typography>
                  </Box>
                </td>
                <Box component="td" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="body2" component="div">
                    {item.title}
                  </Typography>
                  <Typography variant="caption" component="div" color="textSecondary">
                    <Box component="span" sx={{ display: { sm: 'none' } }}>
                      <Day of={item.day} />{' '}
                    </Box>
                    {item.text}
                  </Typography>
                  {item.below}
                </Box>
                <td>
                  <Amount of={item.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {items.length > shown.length && (
        <Button size="small" onClick={() => setMost(most + STEP)}>
          {translate('bankPages.more', { smart_count: items.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}
