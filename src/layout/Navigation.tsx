import Box from '@mui/material/Box';
import { useCanAccessResources, useTranslate } from 'react-admin';
import { NavigationGroup } from './NavigationGroup.tsx';
import { sections } from './sections.ts';

const routes = sections.flatMap(({ items }) => items.map(({ route }) => route));

interface NavigationProps {
  readonly folded: boolean;
  readonly onChoose: () => void;
}

/** The lists that the user may see, by module. */
export const Navigation = ({ folded, onChoose }: NavigationProps) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: routes });
  const visible = sections
    .map(section => ({ ...section, items: section.items.filter(({ route }) => canAccess?.[route]) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={{ paddingBlock: 1, overflowY: 'auto' }}>
      {visible.map(section => (
        <NavigationGroup key={section.name} section={section} folded={folded} onChoose={onChoose} />
      ))}
    </Box>
  );
};
