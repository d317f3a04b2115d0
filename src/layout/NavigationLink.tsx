import { styled } from '@mui/material/styles';
import { useGetResourceLabel } from 'react-admin';
import { NavLink } from 'react-router';
import type { NavigationItem } from './sections.ts';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly folded: boolean;
  readonly onChoose: () => void;
}

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 40,
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { color: theme.palette.text.secondary },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&.active, &.active svg': { color: theme.palette.primary.main },
  '&.active': { backgroundColor: theme.palette.action.selected, fontWeight: 600 },
}));

/** A list of the navigation; only its icon while the navigation is folded. */
export const NavigationLink = ({ item: { route, Icon }, folded, onChoose }: NavigationLinkProps) => {
  const label = useGetResourceLabel()(route, 2);
  const name = folded ? { title: label, 'aria-label': label } : {};
  return (
    <li>
      <Entry to={`/apps/${route}`} onClick={onChoose} {...name}>
        <Icon fontSize="small" aria-hidden="true" />
        {!folded && label}
      </Entry>
    </li>
  );
};
