import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { NavigationLink } from './NavigationLink.tsx';
import { type NavigationSection, sectionAt } from './sections.ts';

interface NavigationGroupProps {
  readonly section: NavigationSection;
  readonly folded: boolean;
  readonly onChoose: () => void;
}

const Heading = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 36,
  paddingInline: theme.spacing(2.5, 1.5),
  color: theme.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 600,
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

const Items = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 1, 1),
  listStyle: 'none',
  '&[data-folded=true]': { paddingBlockStart: theme.spacing(1), borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

/** One module of the navigation. Always open while the current page belongs to it. */
export const NavigationGroup = ({ section, folded, onChoose }: NavigationGroupProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [closed, setClosed] = useStore(`navigation.${section.name}.closed`, false);
  const open = folded || !closed || sectionAt(pathname)?.name === section.name;
  const id = `navigation-${section.name}`;
  return (
    <>
      {!folded && (
        <Heading aria-expanded={open} aria-controls={id} onClick={() => setClosed(open)}>
          {translate(`shell.modules.${section.name}`)}
          <ExpandMore fontSize="small" />
        </Heading>
      )}
      <Items id={id} hidden={!open} data-folded={folded}>
        {section.items.map(item => (
          <NavigationLink key={item.route} item={item} folded={folded} onChoose={onChoose} />
        ))}
      </Items>
    </>
  );
};
