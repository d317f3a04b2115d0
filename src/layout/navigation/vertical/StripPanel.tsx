import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LayoutConfig } from '../../settings/SettingsModel.ts';
import type { NavigationNode } from '../NavigationNode.ts';
import { NavigationTree } from '../NavigationTree.tsx';
import { useTitleOf } from '../useTitleOf.ts';
import { Panel } from './column.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';

const Sheet = styled(Panel)(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  // Behind the strip, from under which it comes; browsers that know no such transition show it at once.
  zIndex: -1,
  transition: 'translate 160ms ease, opacity 160ms ease, display 160ms allow-discrete',
  '&[hidden]': { display: 'none', opacity: 0, translate: 'var(--under) 0' },
  '@starting-style': { opacity: 0, translate: 'var(--under) 0' },
  '&[data-over=true]': { boxShadow: theme.shadows[8] },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

interface StripPanelProps {
  readonly node: NavigationNode;
  /** While it goes it is still drawn. */
  readonly open: boolean;
  /** Stands over the page. */
  readonly over: boolean;
  readonly position: LayoutConfig['navbar']['position'];
  /** Width of the strip beside it, in pixels. */
  readonly strip: number;
  readonly onChoose: () => void;
}

/** The members of one tab, beside the strip. */
export const StripPanel = ({ node, open, over, position, strip, onChoose }: StripPanelProps) => {
  const title = useTitleOf()(node.title);
  const panel = useCurrentInSight(node.children);
  return (
    <Sheet
      as="nav"
      ref={panel}
      hidden={!open}
      data-over={over}
      aria-label={title}
      sx={{
        [position === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: strip,
        '--under': position === 'left' ? '-24px' : '24px',
        '&:dir(rtl)': { '--under': position === 'left' ? '24px' : '-24px' },
      }}
    >
      <Typography variant="h6" component="p" sx={{ padding: 2 }}>
        {title}
      </Typography>
      <NavigationTree nodes={node.children} level={1} onChoose={onChoose} />
    </Sheet>
  );
};
