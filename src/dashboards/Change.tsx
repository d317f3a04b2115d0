import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { inForms } from '../engine/kinds/number/inForms.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import type { Compared } from './useAnalytics.ts';

/** By how much the period differs from the days before, in per cent of these; nothing to compare with says so. */
export function Change({ told }: { readonly told: Compared }) {
  const translate = useTranslate();
  const { locale, forms } = useReader();
  const [now, before] = [Number(told.now), Number(told.before)];
  const share = before === 0 ? undefined : (now - before) / Math.abs(before);
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const text = share === undefined ? translate('dashboards.no_before') : inForms(format, share, forms);
  const color = share === undefined || share === 0 ? 'text.secondary' : share > 0 ? 'success.main' : 'error.main';
  return (
    <Box component="span" sx={{ color, typography: 'body2' }}>
      <bdi>{text}</bdi>
    </Box>
  );
}
