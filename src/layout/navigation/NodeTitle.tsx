import { styled } from '@mui/material/styles';
import type { EntryTitle } from './NavigationNode.ts';
import { useTitleOf } from './useTitleOf.ts';

interface NodeTitleProps {
  readonly of: EntryTitle;
  readonly className?: string;
}

const Said = ({ of, className }: NodeTitleProps) => {
  const title = useTitleOf()(of);
  return (
    <span className={className} title={title}>
      {title}
    </span>
  );
};

/**
 * The title of an entry on one line. In another language it is drawn anew by itself, and nothing of what it stands in.
 */
export const NodeTitle = styled(Said)({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
