import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { footerHeight, heights } from './frameHeights.ts';
import { FrameLocale } from './FrameLocale.tsx';
import { useFrame } from './settings/useFrame.ts';

const Line = styled('section')(({ theme }) => ({
  height: heights.offline,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  position: 'sticky',
  // Above what sticks inside a page, as the bars are.
  zIndex: 3,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
  '@media print': { display: 'none' },
}));

const Words = () => {
  const translate = useTranslate();
  const { config } = useFrame();
  const words = translate('navigation.connection.offline');
  return (
    <Line aria-label={words} style={{ insetBlockEnd: footerHeight(config) }}>
      <CloudOff fontSize="small" />
      <Typography variant="body2" noWrap>
        {words}
      </Typography>
    </Line>
  );
};

/** Stands at the foot of the page for as long as the network is gone; that it went is told by a message. */
export const OfflineLine = () => (
  <FrameLocale>
    <Words />
  </FrameLocale>
);
