import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type PanelProps, SideDrawer } from '../../SideDrawer.tsx';
import { defaultThemes, setNames, setOf, type ThemeSet } from '../../theme/schemes/themeSet.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { SchemeTile } from './SchemeTile.tsx';

/** In pixels. */
const WIDTH = 380;

/**
 * What there is to choose from: the look that everybody begins with, whose parts wear different schemes; then the sets,
 * light beside dark.
 */
const looks: readonly { readonly words: string; readonly look: ThemeSet }[] = [
  { words: 'settings.schemes.initial', look: defaultThemes },
  ...setNames.map(name => ({ words: `settings.schemes.names.${name}`, look: setOf(name) })),
];

/** Every set of colours as a small picture of the frame; a press dresses the whole frame at once. */
export const SchemesPanel = (panel: PanelProps) => {
  const translate = useTranslate();
  const worn = JSON.stringify(useSettings(of => of.theme));
  return (
    <SideDrawer {...panel} title={translate('settings.schemes.title')} width={WIDTH}>
      <Typography color="textSecondary" sx={{ paddingBlockEnd: 2 }}>
        {translate('settings.schemes.note')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 2,
          '& > :first-of-type': { gridColumn: '1 / -1' },
        }}
      >
        {looks.map(({ words, look }) => (
          <SchemeTile
            key={words}
            label={translate(words)}
            look={look}
            chosen={worn === JSON.stringify(look)}
            onChoose={() => changeSettings({ theme: look })}
          />
        ))}
      </Box>
    </SideDrawer>
  );
};
