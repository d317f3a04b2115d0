import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import Box from '@mui/material/Box';
import { memo, type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';
import { Brand } from '../Brand.tsx';
import { requestFocus, claimFocus } from '../handOver.ts';
import { useNavbarOpen } from '../navbarState.ts';
import { NavigationTree } from '../NavigationTree.tsx';
import { away, Column, columnWidths, Panel } from './column.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';
import type { VerticalProps } from './verticalProps.ts';
import { WhoIsIn } from './WhoIsIn.tsx';

interface CloseButtonProps {
  readonly position: VerticalProps['position'];
}

const CloseButton = ({ position }: CloseButtonProps) => {
  const [open, setOpen] = useNavbarOpen();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) claimFocus(button.current);
  }, [open]);
  // What opens and closes is the column; its button need not be drawn anew for that.
  return useMemo(() => {
    const close = () => {
      requestFocus();
      setOpen(false);
    };
    return (
      <ToolButton ref={button} label="navigation.close" onClick={close} sx={{ flexShrink: 0 }}>
        <ChevronLeft
          sx={{ transform: position === 'left' ? 'none' : 'scaleX(-1)', '&:dir(rtl)': { rotate: '180deg' } }}
        />
      </ToolButton>
    );
  }, [position, setOpen]);
};

interface LandmarkProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const Landmark = ({ ref, children }: LandmarkProps) => (
  <Panel as="nav" ref={ref} aria-label={useTranslate()('shell.navigation')}>
    {children}
  </Panel>
);

/** What slides; it is not drawn anew for that. */
const Content = memo(({ nodes, position }: VerticalProps) => {
  const panel = useCurrentInSight(nodes);
  return (
    <Landmark ref={panel}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexShrink: 0,
          minHeight: 64,
          paddingInline: 1,
        }}
      >
        <Brand />
        <CloseButton position={position} />
      </Box>
      <WhoIsIn />
      <NavigationTree nodes={nodes} />
    </Landmark>
  );
});
Content.displayName = 'SlideContent';

/** Style 1: a column that slides in and out. */
export const SlideNavbar = (props: VerticalProps) => {
  const [open] = useNavbarOpen();
  return (
    <Column {...away(open, columnWidths.open, props.position)}>
      <Content {...props} />
    </Column>
  );
};
