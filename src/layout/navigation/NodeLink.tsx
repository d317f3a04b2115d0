import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { Badge } from './Badge.tsx';
import { type LeadingNode, leadTo } from './leadTo.ts';
import { NodeIcon } from './NodeIcon.tsx';
import { NodeTitle } from './NodeTitle.tsx';

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 40,
  paddingInlineEnd: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-current], &[aria-current] svg': { color: theme.vars.palette.primary.main },
  '&[aria-current]': { backgroundColor: theme.vars.palette.action.selected, fontWeight: 600 },
}));

interface NodeLinkProps {
  readonly node: LeadingNode;
  /** Steps below the outermost entries. */
  readonly level?: number;
  readonly onChoose?: (() => void) | undefined;
}

/** No deeper than five steps of 16 px. */
const DEEPEST = 5;

/** Room before an entry: the members of a group stand below its name, those of a group within it one step in. */
export const indent = (level: number): number => 12 + 16 * Math.min(Math.max(0, level - 1), DEEPEST);

/** An entry of the navigation that leads somewhere. */
export const NodeLink = ({ node, level = 0, onChoose }: NodeLinkProps) => {
  const { pathname } = useLocation();
  return (
    <Entry
      {...leadTo(node, pathname)}
      {...(onChoose && { onClick: onChoose })}
      style={{ paddingInlineStart: indent(level) }}
    >
      <NodeIcon node={node} />
      <NodeTitle of={node.title} />
      <Badge badge={node.badge} />
    </Entry>
  );
};
