import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** How much of a goal is reached; the figure says what the bar cannot show beyond its end. */
export function ProgressBar({ percent }: { readonly percent: unknown }) {
  const translate = useTranslate();
  const text = typeof percent === 'string' ? percent : '0.00';
  const value = Math.min(100, Number(text));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 140 }}>
      <LinearProgress
        variant="determinate"
        value={value}
        color={value < 100 ? 'primary' : 'success'}
        aria-label={translate('donationPages.progress.label')}
        aria-valuetext={`${text}%`}
        sx={{ flexGrow: 1, blockSize: 8, borderRadius: 1 }}
      />
      {/* Room for the longest, so that all bars are of one length. */}
      <Typography
        component="span"
        variant="body2"
        dir="ltr"
        aria-hidden
        sx={{ fontVariantNumeric: 'tabular-nums', minInlineSize: '7.5ch', textAlign: 'end' }}
      >
        {text}%
      </Typography>
    </Box>
  );
}
