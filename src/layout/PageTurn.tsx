import Box, { type BoxProps } from '@mui/material/Box';
import RtlProvider, { useRtl } from '@mui/system/RtlProvider';
import { useDeferredValue, useMemo } from 'react';
import { I18nContext, useI18nProvider } from 'react-admin';

/**
 * The page turns to another language and direction just after what stands around it, so that the answer to the press is
 * seen at once, however long the page is. Until then it says of itself, by `lang` and `dir`, that it is as it was; what
 * was typed stays.
 */
export const PageTurn = ({ children, sx }: Pick<BoxProps, 'children' | 'sx'>) => {
  const words = useI18nProvider();
  const rtl = useRtl();
  const turned = useDeferredValue(useMemo(() => ({ words, rtl }), [words, rtl]));
  return (
    <Box lang={turned.words.getLocale()} dir={turned.rtl ? 'rtl' : 'ltr'} {...(sx && { sx })}>
      <RtlProvider value={turned.rtl}>
        <I18nContext value={turned.words}>{children}</I18nContext>
      </RtlProvider>
    </Box>
  );
};
