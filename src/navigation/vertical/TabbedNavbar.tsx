import ClickAwayListener from '@mui/material/ClickAwayListener';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Brand } from '../Brand.tsx';
import { useNavbar } from '../NavbarContext.tsx';
import { holds } from '../NavigationNode.ts';
import { NavigationTree } from '../NavigationTree.tsx';
import { away, Column, columnWidths, Panel } from './column.ts';
import { Strip } from './Strip.tsx';
import { useFolded } from './useFolded.ts';
import type { VerticalProps } from './verticalProps.ts';

interface TabbedProps extends VerticalProps {
  /** Icons alone, with their names as tooltips. */
  readonly dense: boolean;
}

/** Style 3: a strip of groups, and the members of one of them in a panel beside it; over the page while folded. */
export const TabbedNavbar = ({ nodes, position, dense }: TabbedProps) => {
  const translate = useTranslate();
  const { open } = useNavbar();
  const [folded] = useFolded();
  const { pathname } = useLocation();
  const here = nodes.find(node => holds(node, pathname));
  const [chosen, setChosen] = useState<string | null>(folded ? null : (here?.id ?? null));
  const panel = nodes.find(node => node.id === chosen && node.children.length > 0);
  const strip = dense ? columnWidths.dense : columnWidths.strip;
  const width = folded ? strip : strip + columnWidths.open;
  const close = () => folded && setChosen(null);
  return (
    <ClickAwayListener onClickAway={close}>
      <Column
        sx={{ width, flexDirection: position === 'left' ? 'row' : 'row-reverse' }}
        style={open ? {} : away(width, position)}
        onKeyDown={event => event.key === 'Escape' && close()}
      >
        <Panel as="nav" aria-label={translate('shell.navigation')} sx={{ width: strip, alignItems: 'center', paddingBlockStart: 1 }}>
          <Brand folded />
          <Strip nodes={nodes} dense={dense} chosen={panel?.id ?? here?.id} onChoose={id => setChosen(id === chosen && folded ? null : id)} />
        </Panel>
        {(panel ?? !folded) && (
          <Panel as="nav" aria-label={panel?.title ?? translate('shell.navigation')} sx={{ boxShadow: folded ? 8 : 0 }}>
            <Typography variant="h6" component="p" sx={{ padding: 2 }}>
              {panel?.title}
            </Typography>
            {panel && <NavigationTree nodes={panel.children} level={1} onChoose={close} />}
          </Panel>
        )}
      </Column>
    </ClickAwayListener>
  );
};
