import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import type { EntryTitle, NavigationNode } from './NavigationNode.ts';
import { useTitleOf } from './useTitleOf.ts';

const Letter = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '1px solid currentColor',
  fontSize: theme.typography.pxToRem(11),
  fontWeight: 600,
}));

const First = ({ of }: { readonly of: EntryTitle }) => Array.from(useTitleOf()(of))[0]?.toUpperCase();

/** The icon of an entry, or its first letter. */
export const NodeIcon = ({ node: { Icon, title } }: { readonly node: NavigationNode }) => {
  if (Icon === null) return <SvgIcon fontSize="small" aria-hidden="true" />;
  return Icon ? (
    <Icon fontSize="small" aria-hidden="true" />
  ) : (
    <Letter aria-hidden="true">
      <First of={title} />
    </Letter>
  );
};
