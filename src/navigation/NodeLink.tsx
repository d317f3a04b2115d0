import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { isAt, isExternal, type NavigationNode } from './NavigationNode.ts';
import { NodeIcon } from './NodeIcon.tsx';

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

const Title = styled('span')({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Badge = styled('span')(({ theme }) => ({
  minWidth: 20,
  paddingInline: 6,
  borderRadius: 10,
  textAlign: 'center',
  fontSize: theme.typography.pxToRem(12),
  lineHeight: '20px',
  fontWeight: 600,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
}));

interface NodeLinkProps {
  readonly node: NavigationNode & { readonly url: string };
  /** Shows the icon only. */
  readonly folded?: boolean;
  /** Steps below the outermost entries. */
  readonly level?: number;
  readonly onChoose?: (() => void) | undefined;
}

/** No deeper than five steps of 16 px. */
const DEEPEST = 5;

/** Room before an entry: the members of a group stand below its name, those of a group within it one step in. */
export const indent = (level: number): number => 12 + 16 * Math.min(Math.max(0, level - 1), DEEPEST);

/** An entry of the navigation that leads somewhere. */
export const NodeLink = ({ node, folded = false, level = 0, onChoose }: NodeLinkProps) => {
  const { pathname } = useLocation();
  const name = folded ? { title: node.title, 'aria-label': node.title } : {};
  const away = node.newTab || isExternal(node.url) ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Entry
      to={node.url}
      aria-current={isAt(node, pathname) ? 'page' : undefined}
      {...(onChoose && { onClick: onChoose })}
      style={{ paddingInlineStart: folded ? 12 : indent(level) }}
      {...name}
      {...away}
    >
      <NodeIcon node={node} />
      {!folded && <Title>{node.title}</Title>}
      {!folded && node.badge && <Badge>{node.badge}</Badge>}
    </Entry>
  );
};
