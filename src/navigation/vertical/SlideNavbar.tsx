import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../Brand.tsx';
import { oweFocus, takeFocus } from '../handOver.ts';
import { useNavbarOpen } from '../navbarState.ts';
import { NavigationTree } from '../NavigationTree.tsx';
import { away, Column, columnWidths, Panel } from './column.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';
import type { VerticalProps } from './verticalProps.ts';
import { WhoIsIn } from './WhoIsIn.tsx';

/** Style 1: a column that slides in and out. */
export const SlideNavbar = ({ nodes, position }: VerticalProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useNavbarOpen();
  const panel = useCurrentInSight(nodes);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) takeFocus(closer.current);
  }, [open]);
  const close = () => {
    oweFocus();
    setOpen(false);
  };
  return (
    <Column {...away(open, columnWidths.open, position)}>
      <Panel as="nav" ref={panel} aria-label={translate('shell.navigation')}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexShrink: 0, minHeight: 64, paddingInline: 1 }}>
          <Brand />
          <IconButton ref={closer} color="inherit" aria-label={translate('navigation.close')} onClick={close} sx={{ flexShrink: 0 }}>
            <ChevronLeft sx={{ transform: position === 'left' ? 'none' : 'scaleX(-1)', '[dir=rtl] &': { rotate: '180deg' } }} />
          </IconButton>
        </Box>
        <WhoIsIn />
        <NavigationTree nodes={nodes} />
      </Panel>
    </Column>
  );
};
