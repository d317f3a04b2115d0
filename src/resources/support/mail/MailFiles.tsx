import AttachFile from '@mui/icons-material/AttachFileOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '#src/i18n/locale.ts';
import type { Mail } from './Mail.ts';

interface MailFilesProps {
  readonly files: NonNullable<Mail['attachments']>;
}

/** What goes with a mail, by name and size. */
export function MailFiles({ files }: MailFilesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  if (files.length === 0) return null;
  const kilobytes = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'kilobyte' });
  return (
    <>
      <Typography variant="subtitle2" component="h3" id={id} sx={{ marginBlock: 1 }}>
        {translate('mail.attachments')}
      </Typography>
      <Stack
        component="ul"
        aria-labelledby={id}
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0 }}
      >
        {files.map(({ filename, size }) => (
          <li key={`${filename} ${size}`} style={{ listStyle: 'none', maxWidth: '100%' }}>
            <Chip
              icon={<AttachFile />}
              variant="outlined"
              label={
                <>
                  <bdi>{filename}</bdi> · {kilobytes.format(Math.ceil(size / 1000))}
                </>
              }
            />
          </li>
        ))}
      </Stack>
    </>
  );
}
