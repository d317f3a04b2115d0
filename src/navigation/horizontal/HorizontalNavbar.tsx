import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { Brand } from '../Brand.tsx';
import { holds, type NavigationNode } from '../NavigationNode.ts';
import { HorizontalGroup } from './HorizontalGroup.tsx';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  flexWrap: 'wrap',
}));

interface HorizontalNavbarProps {
  readonly nodes: readonly NavigationNode[];
  /** Lower, and without the mark of the house, which then stands in the toolbar. */
  readonly dense: boolean;
}

/** The navigation across the page: groups side by side, their members below. */
export const HorizontalNavbar = ({ nodes, dense }: HorizontalNavbarProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const size = dense ? 'small' : 'medium';
  return (
    <Bar aria-label={translate('shell.navigation')}>
      {!dense && <Brand />}
      {nodes.map(node =>
        node.url === undefined ? (
          <HorizontalGroup key={node.id} node={node} size={size} />
        ) : (
          <Button
            key={node.id}
            component={Link}
            to={node.url}
            size={size}
            color={holds(node, pathname) ? 'primary' : 'inherit'}
            aria-current={holds(node, pathname) ? 'page' : undefined}
            startIcon={node.Icon && <node.Icon />}
            sx={{ flexShrink: 0 }}
          >
            {node.title}
          </Button>
        ),
      )}
    </Bar>
  );
};
