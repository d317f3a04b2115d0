import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../Brand.tsx';
import { isLink } from '../leadTo.ts';
import type { NavigationNode } from '../NavigationNode.ts';
import { isShownIn } from '../visibleTo.ts';
import { HorizontalGroup } from './HorizontalGroup.tsx';
import { HorizontalLink } from './HorizontalLink.tsx';
import { GAP, useFitting } from './useFitting.ts';

const Bar = styled('nav')({ display: 'flex', alignItems: 'center', gap: GAP, flex: 1, minWidth: 0 });

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: GAP,
  flex: 1,
  minWidth: 0,
  // Measured all the same, to know when there is room again.
  '& > [data-out=true]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, visibility: 'hidden' },
  '& > hr': {
    alignSelf: 'stretch',
    margin: theme.spacing(1, 0.5),
    border: 0,
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

interface HorizontalNavbarProps {
  readonly nodes: readonly NavigationNode[];
  /** Lower, and without the mark of the house, which then isShownIn in the toolbar. */
  readonly dense: boolean;
}

/**
 * The navigation across the page: groups side by side, their members below; what has no room in one row is in a group
 * of its own at the end.
 */
export const HorizontalNavbar = ({ nodes, dense }: HorizontalNavbarProps) => {
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const count = useFitting(row, nodes);
  const rest = useMemo(
    () => ({ id: 'rest', title: { key: 'navigation.rest' }, children: nodes.slice(count).filter(isShownIn) }),
    [nodes, count],
  );
  const size = dense ? 'small' : 'medium';
  const partOf = (node: NavigationNode) =>
    isLink(node) ? <HorizontalLink node={node} size={size} /> : <HorizontalGroup node={node} size={size} />;
  return (
    <Bar aria-label={translate('shell.navigation')}>
      {!dense && (
        <Box sx={{ flexShrink: 0 }}>
          <Brand />
        </Box>
      )}
      <Row ref={row}>
        {nodes.map((node, index) =>
          node.look === 'divider' ? (
            <hr key={node.id} data-out={index >= count} />
          ) : (
            <Box key={node.id} data-out={index >= count} sx={{ flexShrink: 0 }}>
              {partOf(node)}
            </Box>
          ),
        )}
        <Box data-out={count >= nodes.length} sx={{ flexShrink: 0 }}>
          <HorizontalGroup node={rest} size={size} />
        </Box>
      </Row>
    </Bar>
  );
};
