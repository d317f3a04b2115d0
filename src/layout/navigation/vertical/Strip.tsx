import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../Badge.tsx';
import { isLink, leadTo } from '../leadTo.ts';
import { Line } from '../Line.tsx';
import { holds, type NavigationNode } from '../NavigationNode.ts';
import { NodeIcon } from '../NodeIcon.tsx';
import { useTitleOf } from '../useTitleOf.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: theme.spacing(1, 0),
  listStyle: 'none',
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(1),
  width: 104,
  height: 88,
  padding: theme.spacing(0.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 600,
  textAlign: 'center',
  '&[data-dense=true]': { width: 52, height: 52 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[data-chosen=true]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
  },
})) as typeof ButtonBase; // styled() forgets that the base takes a `component`.

const Words = styled('span')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

interface StripProps {
  readonly nodes: readonly NavigationNode[];
  /** Icons alone, with their names as tooltips. */
  readonly dense: boolean;
  /** Id of the tab that stands out. */
  readonly chosen: string | undefined;
  /** Id of the tab whose panel is open. */
  readonly opened: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The panel of the tab with the id `panelAt`. It follows its tab, so that the keyboard goes on into it. */
  readonly panel: ReactNode;
  readonly panelAt: string | undefined;
}

/** The outermost entries as tabs: what holds others opens its panel, what leads somewhere goes there. */
export const Strip = ({ nodes, dense, chosen, opened, onChoose, panel, panelAt }: StripProps) => {
  const { pathname } = useLocation();
  const titleOf = useTitleOf();
  const tabOf = (node: NavigationNode) => {
    const title = titleOf(node.title);
    const name = node.badge ? `${title}, ${node.badge.title}` : title;
    const look = {
      'data-dense': dense,
      'data-chosen': node.id === chosen,
      onClick: () => onChoose(node.id),
      ...(dense && { 'aria-label': name }),
    };
    const content = (
      <>
        <NodeIcon node={node} />
        {!dense && <Words title={title}>{title}</Words>}
        <Badge badge={node.badge} corner />
      </>
    );
    return (
      <Tooltip title={dense && node.id !== opened ? title : ''} placement="right">
        {isLink(node) ? (
          <Tab {...look} component={Link} {...leadTo(node, pathname)}>
            {content}
          </Tab>
        ) : (
          <Tab {...look} aria-expanded={node.id === opened} aria-current={holds(node, pathname) ? 'true' : undefined}>
            {content}
          </Tab>
        )}
      </Tooltip>
    );
  };
  return (
    <List>
      {nodes.map(node => (
        <li key={node.id}>
          {node.look === 'divider' ? <Line /> : tabOf(node)}
          {node.id === panelAt && panel}
        </li>
      ))}
    </List>
  );
};
