import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { Badge } from '../Badge.tsx';
import { type LeadingNode, leadTo } from '../leadTo.ts';
import { NodeIcon } from '../NodeIcon.tsx';
import { NodeTitle } from '../NodeTitle.tsx';

interface HorizontalLinkProps {
  readonly node: LeadingNode;
  readonly size: 'small' | 'medium';
}

/** An entry of the navigation across the page that leads somewhere. */
export const HorizontalLink = ({ node, size }: HorizontalLinkProps) => {
  const lead = leadTo(node, useLocation().pathname);
  return (
    <Button
      component={Link}
      {...lead}
      size={size}
      color={lead['aria-current'] ? 'primary' : 'inherit'}
      startIcon={node.Icon !== undefined && <NodeIcon node={node} />}
      endIcon={node.badge && <Badge badge={node.badge} />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <NodeTitle of={node.title} />
    </Button>
  );
};
