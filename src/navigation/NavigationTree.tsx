import { styled } from '@mui/material/styles';
import type { NavigationNode } from './NavigationNode.ts';
import { NodeBranch } from './NodeBranch.tsx';
import { NodeLink } from './NodeLink.tsx';

const List = styled('ul')(({ theme }) => ({ margin: 0, padding: theme.spacing(0, 1), listStyle: 'none', '& &': { padding: 0 } }));

export interface TreeProps {
  readonly nodes: readonly NavigationNode[];
  /** Shows icons only, and every branch open. */
  readonly folded?: boolean;
  /** Steps below the outermost entries. */
  readonly level?: number;
  readonly onChoose?: (() => void) | undefined;
}

/** Entries below each other; what holds others opens and closes. */
export const NavigationTree = ({ nodes, folded = false, level = 0, onChoose }: TreeProps) => (
  <List>
    {nodes.map(node => (
      <li key={node.id}>
        {node.url !== undefined && <NodeLink node={{ ...node, url: node.url }} folded={folded} level={level} onChoose={onChoose} />}
        {node.children.length > 0 && (
          <NodeBranch node={node} folded={folded} level={level}>
            {() => <NavigationTree nodes={node.children} folded={folded} level={level + 1} onChoose={onChoose} />}
          </NodeBranch>
        )}
      </li>
    ))}
  </List>
);
