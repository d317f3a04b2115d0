import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { mediaUrl } from '#src/engine/kinds/media/mediaUrl.ts';
import { wordsOf } from './wordsOf.ts';

/** A slide as it appears on the first page: its words over the picture; what speaks for the picture stands below. */
export function SlideFigure({ slide }: { readonly slide: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const [title, subtitle, link, alt] = ['title', 'subtitle', 'link', 'alt'].map(name => wordsOf(slide[name]));
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ position: 'relative', aspectRatio: '16 / 7', bgcolor: 'grey.800', overflow: 'hidden' }}>
        {slide['image'] ? (
          <img src={mediaUrl(slide['image'])} alt={alt} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        ) : null}
        {(title || subtitle) && (
          <Box
            dir="auto"
            sx={{
              position: 'absolute',
              insetInline: 0,
              insetBlockEnd: 0,
              p: 1.5,
              color: 'common.white',
              background: 'linear-gradient(transparent, rgb(0 0 0 / 0.85) 40%)',
              paddingBlockStart: 4,
            }}
          >
            <Typography variant="subtitle1" component="p" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          </Box>
        )}
      </Box>
      <Box component="figcaption" sx={{ p: 1 }}>
        <Typography variant="body2" color={alt ? 'textSecondary' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
          {alt ? translate('contentPages.slides.alt', { alt }) : translate('contentPages.slides.no_alt')}
        </Typography>
        {link && (
          <Typography variant="caption" dir="ltr" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {link}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
