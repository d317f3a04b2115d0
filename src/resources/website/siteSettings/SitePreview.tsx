import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { hexColor } from '#catalog/engine/texts/hexColor.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { mediaUrl } from '#src/engine/kinds/media/mediaUrl.ts';
import { Section } from '#src/engine/pages/Section.tsx';
import { wordsOf } from '../preview/wordsOf.ts';
import { useSettings } from '#src/layout/settings/settings.ts';
import { schemes } from '#src/layout/theme/schemes/schemes.ts';

const MARK = '/favicon.svg';

const pictureOf = (value: unknown): string => (isBlank(value) ? MARK : mediaUrl(value));

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  paddingInline: 1.5,
  paddingBlock: 1,
} as const;

function BrowserTab({ icon, title }: { readonly icon: string; readonly title: string }) {
  return (
    <Box sx={{ bgcolor: 'action.hover', paddingInlineStart: 1, paddingBlockStart: 1 }}>
      <Box
        sx={{
          ...line,
          display: 'inline-flex',
          maxWidth: 260,
          bgcolor: 'background.paper',
          borderStartStartRadius: 8,
          borderStartEndRadius: 8,
        }}
      >
        <img src={icon} alt="" width={16} height={16} style={{ objectFit: 'contain' }} />
        <Typography variant="caption" noWrap>
          <bdi>{title}</bdi>
        </Typography>
      </Box>
    </Box>
  );
}

/** The browser's tab, the head and the foot of the site, as they follow from what stands in the form. */
export function SitePreview() {
  const { getContrastText } = useTheme().palette;
  const translate = useTranslate();
  const { primary } = useSettings(({ theme }) => schemes[theme.main]);
  const values: Readonly<Record<string, unknown>> = useWatch();
  const title = wordsOf(values['title']).trim() || translate('shell.noTitle');
  const name = wordsOf(values['site_name']).trim() || title;
  // What is being typed is no colour yet.
  const back = hexColor(values['color_code']) ?? primary;
  const front = getContrastText(back);
  return (
    <Section title={translate('contentPages.site.preview')} variant="overline" sx={{ p: 2 }}>
      <Card variant="outlined" sx={{ maxWidth: 640 }}>
        <BrowserTab icon={pictureOf(values['favicon'])} title={title} />
        <Box sx={{ ...line, bgcolor: back, color: front }}>
          <img src={pictureOf(values['logo'])} alt="" height={32} style={{ maxWidth: 120, objectFit: 'contain' }} />
          <Typography noWrap sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </Typography>
        </Box>
        <Box sx={{ height: 40 }} />
        <Box
          sx={{ ...line, flexWrap: 'wrap', justifyContent: 'space-between', borderBlockStart: 4, borderColor: back }}
        >
          <img
            src={pictureOf(isBlank(values['footer_logo']) ? values['logo'] : values['footer_logo'])}
            alt=""
            height={24}
            style={{ maxWidth: 100, objectFit: 'contain' }}
          />
          <Typography variant="caption">{translate('navigation.copyright', { company: name })}</Typography>
        </Box>
      </Card>
    </Section>
  );
}
