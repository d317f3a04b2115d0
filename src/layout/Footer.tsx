import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFrame } from './settings/useFrame.ts';
import { container } from './container.ts';
import { heights } from './frameHeights.ts';
import { PartTheme } from './PartTheme.tsx';
import { FrameLocale } from './FrameLocale.tsx';
import { useSite } from './useSite.ts';

const Foot = styled('footer')(({ theme }) => ({
  minHeight: heights.footer,
  display: 'flex',
  alignItems: 'center',
  paddingInline: theme.spacing(2),
  // Below what sticks inside a page, and above the page.
  zIndex: 1,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const GAP = '\n';

const Copyright = () => {
  const { name, address } = useSite();
  // The words around the company differ from language to language.
  const [before, after] = useTranslate()('navigation.copyright', { company: GAP }).split(GAP);
  return (
    <>
      {before}
      {address ? (
        <Link href={address} target="_blank" rel="noreferrer" color="inherit">
          {name}
        </Link>
      ) : (
        name
      )}
      {after}
    </>
  );
};

const Line = () => {
  const { config } = useFrame();
  return (
    <Foot sx={config.footer.style === 'fixed' ? { position: 'sticky', insetBlockEnd: 0 } : {}}>
      <Box sx={{ ...container(config), textAlign: 'end' }}>
        <Typography variant="caption">
          <Copyright />
        </Typography>
      </Box>
    </Foot>
  );
};

/** The last line of the frame. */
export const Footer = () =>
  useFrame().config.footer.display ? (
    <PartTheme part="footer">
      <FrameLocale>
        <Line />
      </FrameLocale>
    </PartTheme>
  ) : null;
