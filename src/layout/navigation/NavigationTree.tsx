import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { isLink } from './leadTo.ts';
import { Line } from './Line.tsx';
import type { NavigationNode } from './NavigationNode.ts';
import { NodeBranch } from './NodeBranch.tsx';
import { NodeLink } from './NodeLink.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 1),
  listStyle: 'none',
  '& &': { padding: 0 },
}));

export interface TreeProps {
  readonly nodes: readonly NavigationNode[];
  /** Id of the words above them, where these are no button. */
  readonly labelledBy?: string | undefined;
  /** Steps below the outermost entries. */
  readonly level?: number;
  /** Also groups have their icons, in the same place as entries; what is in a group stands one step further in. */
  readonly pictured?: boolean;
  readonly onChoose?: (() => void) | undefined;
}

function Member({
  node,
  level = 0,
  pictured = false,
  onChoose,
}: Omit<TreeProps, 'nodes' | 'labelledBy'> & { readonly node: NavigationNode }) {
  if (node.look === 'divider') return <Line />;
  if (isLink(node)) return <NodeLink node={node} level={pictured ? level + 1 : level} onChoose={onChoose} />;
  return (
    <NodeBranch node={node} level={level} pictured={pictured}>
      {headingId => (
        <NavigationTree
          nodes={node.children}
          labelledBy={headingId}
          level={level + 1}
          pictured={pictured}
          onChoose={onChoose}
        />
      )}
    </NodeBranch>
  );
}

/** Entries below each other; what holds others opens and closes. */
export const NavigationTree = memo(({ nodes, labelledBy, ...rest }: TreeProps) => (
  <List aria-labelledby={labelledBy}>
    {nodes.map(node => (
      <li key={node.id}>
        <Member node={node} {...rest} />
      </li>
    ))}
  </List>
));
NavigationTree.displayName = 'NavigationTree';
