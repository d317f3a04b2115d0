import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** Where the skip link leads. */
export const MAIN_ID = 'main-content';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: theme.spacing(2),
  insetBlockStart: theme.spacing(-10),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { insetBlockStart: theme.spacing(1) },
  // Outside of the window is still on paper, where it would begin another sheet.
  '@media print': { display: 'none' },
}));

/** First stop of the keyboard: past the navigation. */
export const SkipLink = () => {
  const translate = useTranslate();
  return <Link href={`#${MAIN_ID}`}>{translate('shell.skip')}</Link>;
};
