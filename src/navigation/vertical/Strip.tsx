import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import type { NavigationNode } from '../NavigationNode.ts';
import { NodeIcon } from '../NodeIcon.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), margin: 0, padding: theme.spacing(1, 0), listStyle: 'none' }));

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
  '&[data-chosen=true]': { color: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.action.selected },
})) as typeof ButtonBase; // styled() forgets that the base takes a `component`.

interface StripProps {
  readonly nodes: readonly NavigationNode[];
  readonly dense: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The outermost entries as tabs: what holds others opens its panel, what leads somewhere goes there. */
export const Strip = ({ nodes, dense, chosen, onChoose }: StripProps) => (
  <List>
    {nodes.map(node => {
      const look = { 'data-dense': dense, 'data-chosen': node.id === chosen, onClick: () => onChoose(node.id), ...(dense && { 'aria-label': node.title }) };
      const content = (
        <>
          <NodeIcon node={node} />
          {!dense && node.title}
        </>
      );
      return (
        <li key={node.id}>
          <Tooltip title={dense ? node.title : ''} placement="right">
            {node.url === undefined ? (
              <Tab {...look} aria-expanded={node.id === chosen}>
                {content}
              </Tab>
            ) : (
              <Tab {...look} component={Link} to={node.url}>
                {content}
              </Tab>
            )}
          </Tooltip>
        </li>
      );
    })}
  </List>
);
