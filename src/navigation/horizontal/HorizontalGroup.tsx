import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { holds, type NavigationNode } from '../NavigationNode.ts';
import { NavigationTree } from '../NavigationTree.tsx';
import { useHover } from './useHover.ts';

const Group = styled('div')({ flexShrink: 0 });

interface HorizontalGroupProps {
  readonly node: NavigationNode;
  readonly size: 'small' | 'medium';
}

/** A group of the navigation across the page. Opens under the pointer, or by a press; Escape closes it. */
export const HorizontalGroup = ({ node, size }: HorizontalGroupProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, setOpen, hover } = useHover();
  const inside = holds(node, useLocation().pathname);
  const close = () => {
    setOpen(false);
    anchor?.focus();
  };
  return (
    <Group
      {...hover}
      onKeyDown={event => open && event.key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={setAnchor}
        size={size}
        color={inside ? 'primary' : 'inherit'}
        aria-expanded={open}
        aria-controls={id}
        // Under a pointer it may have opened just before the press; only the keyboard, which has no detail, closes.
        onClick={({ detail }) => setOpen(detail > 0 || !open)}
        startIcon={node.Icon && <node.Icon />}
        endIcon={<ExpandMore />}
      >
        {node.title}
      </Button>
      {/* Stays below its button in the document, so that the keyboard goes on into it. */}
      <Popper id={id} open={open} anchorEl={anchor} placement="bottom-start" disablePortal sx={{ zIndex: 'tooltip' }}>
        <Paper elevation={8} sx={{ minWidth: 220, maxHeight: '70dvh', overflowY: 'auto', paddingBlock: 1 }}>
          <NavigationTree nodes={node.children} level={1} onChoose={() => setOpen(false)} />
        </Paper>
      </Popper>
    </Group>
  );
};
