import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SideDrawer } from '../../layout/SideDrawer.tsx';
import { setNames, setOf } from '../../theme/schemes/themeSet.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { SchemeTile } from './SchemeTile.tsx';

/** In pixels. */
const WIDTH = 380;

/** Every set of colours as a small picture of the frame; a press dresses the whole frame at once. */
export const SchemesPanel = () => {
  const translate = useTranslate();
  const worn = JSON.stringify(useSettings(of => of.theme));
  return (
    <SideDrawer title={translate('settings.schemes.title')} width={WIDTH}>
      <Typography color="textSecondary" sx={{ paddingBlockEnd: 2 }}>
        {translate('settings.schemes.note')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
        {setNames.map(name => (
          <SchemeTile key={name} name={name} chosen={worn === JSON.stringify(setOf(name))} onChoose={() => changeSettings({ theme: setOf(name) })} />
        ))}
      </Box>
    </SideDrawer>
  );
};
