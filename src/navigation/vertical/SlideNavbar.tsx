import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Brand } from '../Brand.tsx';
import { useNavbar } from '../NavbarContext.tsx';
import { NavigationTree } from '../NavigationTree.tsx';
import { away, Column, columnWidths, Panel } from './column.ts';
import type { VerticalProps } from './verticalProps.ts';
import { WhoIsIn } from './WhoIsIn.tsx';

/** Style 1: a column that slides in and out. */
export const SlideNavbar = ({ nodes, position }: VerticalProps) => {
  const translate = useTranslate();
  const { open, setOpen } = useNavbar();
  return (
    <Column style={open ? {} : away(columnWidths.open, position)}>
      <Panel as="nav" aria-label={translate('shell.navigation')}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 64, paddingInline: 1 }}>
          <Brand />
          <IconButton color="inherit" aria-label={translate('navigation.close')} onClick={() => setOpen(false)}>
            <ChevronLeft sx={{ transform: position === 'left' ? 'none' : 'scaleX(-1)', '[dir=rtl] &': { rotate: '180deg' } }} />
          </IconButton>
        </Box>
        <WhoIsIn />
        <NavigationTree nodes={nodes} />
      </Panel>
    </Column>
  );
};
