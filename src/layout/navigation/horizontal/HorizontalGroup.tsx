import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Badge } from '../Badge.tsx';
import { holds, type NavigationNode } from '../NavigationNode.ts';
import { NavigationTree } from '../NavigationTree.tsx';
import { NodeIcon } from '../NodeIcon.tsx';
import { NodeTitle } from '../NodeTitle.tsx';
import { useHover } from '../useHover.ts';

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
  const byMouse = useRef(false);
  const close = () => {
    setOpen(false);
    anchor?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => open && setOpen(false)}>
      <Group
        {...hover}
        onPointerDown={({ pointerType }: PointerEvent) => {
          byMouse.current = pointerType === 'mouse';
        }}
        onKeyDown={event => {
          byMouse.current = false;
          if (open && event.key === 'Escape') close();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <Button
          ref={setAnchor}
          size={size}
          color={inside ? 'primary' : 'inherit'}
          aria-expanded={open}
          aria-controls={id}
          // Under a mouse it may have opened just before the press; fingers and keys open and close.
          onClick={() => setOpen(byMouse.current || !open)}
          startIcon={node.Icon !== undefined && <NodeIcon node={node} />}
          endIcon={
            <>
              <Badge badge={node.badge} />
              <ExpandMore />
            </>
          }
          sx={{ whiteSpace: 'nowrap' }}
        >
          <NodeTitle of={node.title} />
        </Button>
        {/* Stays below its button in the document, so that the keyboard goes on into it. */}
        <Popper id={id} open={open} anchorEl={anchor} placement="bottom-start" disablePortal sx={{ zIndex: 'tooltip' }}>
          <Paper
            elevation={8}
            sx={{ minWidth: 220, maxWidth: 'min(400px, 90vw)', maxHeight: '70dvh', overflowY: 'auto', paddingBlock: 1 }}
          >
            <NavigationTree nodes={node.children} level={1} onChoose={close} />
          </Paper>
        </Popper>
      </Group>
    </ClickAwayListener>
  );
};
