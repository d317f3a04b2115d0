import Attachment from '@mui/icons-material/AttachFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dateTime } from '#catalog/engine/fields.ts';
import { mediaUrl } from '#src/engine/kinds/media/mediaUrl.ts';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { LinkedText } from '../mail/LinkedText.tsx';
import type { Opened, Said } from './Item.ts';

const AT = dateTime();

const Moment = ({ at }: { readonly at: string }) => (
  <Typography component="time" dateTime={at} variant="caption" color="textSecondary">
    {valueText(AT, at, useInstantReader())}
  </Typography>
);

/** What one colleague has written to others. */
export function OneMessage({ said: { author, to, text, at, files } }: { readonly said: Said }) {
  const { translate } = useInstantReader();
  return (
    <Box component="li" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography component="bdi" sx={{ fontWeight: 600 }}>
          {author?.name ?? translate('inboxPages.gone')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('inboxPages.to')} <bdi>{to.map(one => one.name).join(', ')}</bdi>
        </Typography>
        <Moment at={at} />
      </Box>
      <LinkedText text={text} />
      {files.map(({ link, name }) => (
        <Link
          key={link}
          href={mediaUrl(link)}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1, minHeight: 24 }}
        >
          <Attachment fontSize="small" />
          <bdi>{name}</bdi>
        </Link>
      ))}
    </Box>
  );
}

/** What the product has written to the reader. */
export function OneMail({ mail }: { readonly mail: Extract<Opened, { kind: 'mail' }> }) {
  const { translate } = useInstantReader();
  return (
    <Box sx={{ p: 2, pt: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600 }}>{translate('inboxPages.house')}</Typography>
        <Moment at={mail.at} />
      </Box>
      {mail.withheld && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('mail.inbox.withheld')}
        </Alert>
      )}
      <LinkedText text={mail.text} />
    </Box>
  );
}
