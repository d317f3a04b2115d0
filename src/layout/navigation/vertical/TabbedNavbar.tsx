import ClickAwayListener from '@mui/material/ClickAwayListener';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../Brand.tsx';
import { claimFocus } from '../handOver.ts';
import { useNavbarOpen } from '../navbarState.ts';
import { away, Column, columnWidths, Panel } from './column.ts';
import { Strip } from './Strip.tsx';
import { StripPanel } from './StripPanel.tsx';
import { useChosenTab } from './useChosenTab.ts';
import { useFolded } from './useFolded.ts';
import type { VerticalProps } from './verticalProps.ts';

interface TabbedProps extends VerticalProps {
  /** Icons alone, with their names as tooltips. */
  readonly dense: boolean;
}

/** Style 3: a strip of groups, and the members of one of them in a panel beside it; over the page while folded. */
export const TabbedNavbar = ({ nodes, position, dense }: TabbedProps) => {
  const translate = useTranslate();
  const [open] = useNavbarOpen();
  const [folded] = useFolded();
  const { here, opened, choose } = useChosenTab(nodes, folded);
  const [shown, setShown] = useState(opened?.id);
  if (opened && opened.id !== shown) setShown(opened.id);
  // What closes is still drawn while it goes.
  const drawn = nodes.find(node => node.id === shown && node.children.length > 0);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open)
      claimFocus(column.current?.querySelector<HTMLElement>('li > [data-chosen=true], li > :is(a, button)') ?? null);
  }, [open]);
  const strip = dense ? columnWidths.dense : columnWidths.strip;
  const width = opened && !folded ? strip + columnWidths.open : strip;
  const close = useCallback(() => {
    if (folded) choose(null);
  }, [folded, choose]);
  /** The focus must not go down with the panel. */
  const leave = useCallback(() => {
    if (!folded) return;
    column.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    choose(null);
  }, [folded, choose]);
  return (
    <ClickAwayListener onClickAway={close}>
      <Column
        ref={column}
        sx={{ width, flexDirection: position === 'left' ? 'row' : 'row-reverse' }}
        {...away(open, width, position)}
        onKeyDown={event => {
          if (event.key === 'Escape' && opened) leave();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A press on what takes no focus is no leaving.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <Panel
          as="nav"
          aria-label={translate('shell.navigation')}
          sx={{ width: strip, alignItems: 'center', paddingBlockStart: 1 }}
        >
          <Brand folded />
          <Strip
            nodes={nodes}
            dense={dense}
            chosen={opened?.id ?? here}
            opened={opened?.id}
            onChoose={id => choose(id === opened?.id && folded ? null : id)}
            panelAt={drawn?.id}
            panel={
              drawn && (
                <StripPanel
                  node={drawn}
                  open={drawn === opened}
                  over={folded}
                  position={position}
                  strip={strip}
                  onChoose={leave}
                />
              )
            }
          />
        </Panel>
      </Column>
    </ClickAwayListener>
  );
};
