import { styled } from '@mui/material/styles';
import { badgeColours } from '../../engine/kinds/choice/badgeColours.ts';
import type { NodeBadge } from './NavigationNode.ts';

const Pill = styled('span')(({ theme }) => ({
  flexShrink: 0,
  minWidth: 20,
  maxWidth: 96,
  paddingInline: 6,
  borderRadius: 10,
  textAlign: 'center',
  fontSize: theme.typography.pxToRem(12),
  lineHeight: '20px',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  '&[data-corner=true]': { position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2, maxWidth: 48 },
}));

interface BadgeProps {
  readonly badge: NodeBadge | undefined;
  /** Stands in the corner of its entry instead of at the end. */
  readonly corner?: boolean;
}

/** The short word of an entry; nothing without one. */
export const Badge = ({ badge, corner = false }: BadgeProps) =>
  badge ? (
    <Pill data-corner={corner} style={badgeColours(badge.bg, badge.fg)}>
      {badge.title}
    </Pill>
  ) : null;
