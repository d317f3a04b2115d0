import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { holds, type NavigationNode } from './NavigationNode.ts';
import { indent } from './NodeLink.tsx';

interface NodeBranchProps {
  readonly node: NavigationNode;
  readonly folded: boolean;
  readonly level: number;
  /** Draws the entries inside; those of a closed branch cost nothing. */
  readonly children: () => ReactNode;
}

const Heading = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 36,
  marginBlockStart: theme.spacing(0.5),
  paddingInlineEnd: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 600,
  textAlign: 'start',
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}));

const Content = styled('div')(({ theme }) => ({
  '&[data-folded=true]': { marginBlockStart: theme.spacing(1), paddingBlockStart: theme.spacing(1), borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

/** What holds other entries. Opens by itself when the page is one of them. */
export const NodeBranch = ({ node, folded, level, children }: NodeBranchProps) => {
  const id = useId();
  const inside = holds(node, useLocation().pathname);
  const [closed, setClosed] = useStore(`navigation.${node.id}.closed`, true);
  useEffect(() => {
    if (inside) setClosed(false);
  }, [inside, setClosed]);
  const open = folded || !closed;
  return (
    <>
      {!folded && (
        <Heading
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setClosed(open)}
          style={{ paddingInlineStart: indent(level) }}
        >
          {node.title}
          <ExpandMore fontSize="small" />
        </Heading>
      )}
      <Content id={id} hidden={!open} data-folded={folded}>
        {open && children()}
      </Content>
    </>
  );
};
