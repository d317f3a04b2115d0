import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useSite } from '../useSite.ts';
import { HOME } from '../../authProvider/returnPath.ts';

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
  maxWidth: 260,
  paddingInline: theme.spacing(1.5),
  minHeight: 40,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(17),
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: theme.shape.borderRadius,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

const Mark = styled('span')({ display: 'flex', flexShrink: 0, width: 28, height: 28 });

const Name = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

interface BrandProps {
  /** Shows the mark alone. */
  readonly folded?: boolean;
}

/** Mark and name of the house; leads to the start. */
export const Brand = ({ folded = false }: BrandProps) => {
  const { logo, name } = useSite();
  return (
    <Home to={HOME} title={name} {...(folded && { 'aria-label': name })}>
      <Mark>{logo && <img src={logo} alt="" width={28} height={28} />}</Mark>
      {!folded && <Name>{name}</Name>}
    </Home>
  );
};
