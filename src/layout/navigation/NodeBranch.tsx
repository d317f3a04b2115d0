import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Badge } from './Badge.tsx';
import type { NavigationNode } from './NavigationNode.ts';
import { NodeIcon } from './NodeIcon.tsx';
import { indent } from './NodeLink.tsx';
import { NodeTitle } from './NodeTitle.tsx';
import { useBranch } from './useBranch.ts';

interface NodeBranchProps {
  readonly node: NavigationNode;
  readonly level: number;
  /** With its icon, as high as an entry; else a small heading. */
  readonly pictured: boolean;
  /** Draws the entries inside, given the id of what names them; those of a closed branch cost nothing. */
  readonly children: (headingId?: string) => ReactNode;
}

const words = ({ theme }: { readonly theme: Theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 36,
  margin: theme.spacing(0.5, 0, 0),
  paddingInlineEnd: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 600,
});

const Caption = styled('p')(words);

const Heading = styled(ButtonBase)(words, ({ theme }) => ({
  justifyContent: 'start',
  width: '100%',
  borderRadius: theme.shape.borderRadius,
  textAlign: 'start',
  '&[data-pictured=true]': {
    ...theme.typography.body2,
    gap: theme.spacing(1.5),
    minHeight: 40,
    marginBlockStart: 0,
    color: theme.vars.palette.text.primary,
  },
  '&[data-inside=true][aria-expanded=false], &[data-inside=true][aria-expanded=false] svg': {
    color: theme.vars.palette.primary.main,
  },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '&[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

/** What holds other entries; see `useBranch` for when it is open. */
export const NodeBranch = ({ node, level, pictured, children }: NodeBranchProps) => {
  const id = useId();
  const { open, inside, turn } = useBranch(node);
  // Within another group it stands among entries, as one of them does.
  const isEntry = pictured || (level > 0 && node.Icon !== undefined);
  const style = { paddingInlineStart: indent(pictured ? level + 1 : level) };
  const title = (
    <>
      {isEntry && <NodeIcon node={node} />}
      <NodeTitle of={node.title} />
      <Badge badge={node.badge} />
    </>
  );
  if (node.look === 'heading' && !pictured) {
    return (
      <>
        <Caption id={id} style={style}>
          {title}
        </Caption>
        {children(id)}
      </>
    );
  }
  return (
    <>
      <Heading
        data-pictured={isEntry}
        data-inside={inside}
        aria-expanded={open}
        aria-controls={id}
        onClick={turn}
        style={style}
      >
        {title}
        <ExpandMore fontSize="small" />
      </Heading>
      <div id={id} hidden={!open}>
        {open && children()}
      </div>
    </>
  );
};
