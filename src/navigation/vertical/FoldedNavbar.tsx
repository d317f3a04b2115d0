import PushPin from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../Brand.tsx';
import { NavigationTree } from '../NavigationTree.tsx';
import { Column, columnWidths, Panel } from './column.ts';
import { useFolded } from './useFolded.ts';
import type { VerticalProps } from './verticalProps.ts';

/** Style 2: folded to icons, it opens over the page while the pointer or the focus is in it. */
export const FoldedNavbar = ({ nodes, position }: VerticalProps) => {
  const translate = useTranslate();
  const [folded, setFolded] = useFolded();
  const [visited, setVisited] = useState(false);
  const small = folded && !visited;
  const visit = { onMouseEnter: () => setVisited(true), onMouseLeave: () => setVisited(false) };
  return (
    <Column
      sx={{ justifyContent: position === 'left' ? 'flex-start' : 'flex-end', width: folded ? columnWidths.folded : columnWidths.open }}
      {...visit}
      onFocus={({ target }) => {
        // A press focuses as well, and must not move what it presses.
        if (target.matches(':focus-visible')) setVisited(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setVisited(false);
      }}
    >
      <Panel as="nav" aria-label={translate('shell.navigation')} sx={{ width: small ? columnWidths.folded : columnWidths.open, boxShadow: folded && visited ? 8 : 0, paddingInline: small ? 1 : 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 64, paddingInline: small ? 0 : 1 }}>
          <Brand folded={small} />
          {!small && (
            <IconButton color="inherit" aria-label={translate('navigation.fold')} aria-pressed={!folded} onClick={() => setFolded(!folded)}>
              <PushPin sx={{ transform: folded ? 'rotate(45deg)' : 'none' }} fontSize="small" />
            </IconButton>
          )}
        </Box>
        <NavigationTree nodes={nodes} folded={small} />
      </Panel>
    </Column>
  );
};
