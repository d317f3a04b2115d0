import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TitlePortal, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { sectionAt } from './sections.ts';

/** Where one is: the module, then the title of the page, which the page itself puts here. */
export const PageTitle = () => {
  const translate = useTranslate();
  const section = sectionAt(useLocation().pathname);
  return (
    <Box sx={{ flex: 1, minWidth: 0, paddingInline: 1 }}>
      {section && (
        <Typography variant="caption" color="textSecondary" noWrap sx={{ display: { xs: 'none', sm: 'block' }, lineHeight: 1.2 }}>
          {translate(`shell.modules.${section.name}`)}
        </Typography>
      )}
      <TitlePortal component="h1" noWrap sx={{ lineHeight: 1.3 }} />
    </Box>
  );
};
