import WarningAmber from '@mui/icons-material/WarningAmber';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mediaUrl } from '#src/authProvider/host.ts';
import { ChoiceCell } from '#src/engine/kinds/choice/ChoiceCell.tsx';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import type { Alike } from './Alike.ts';

const { hajj_passenger_info: pilgrim } = entities;

interface SamePersonProps {
  readonly file: Alike;
  /** Only the number is like theirs. */
  readonly isLikeness: boolean;
}

/** Who has the number that was typed, or one like it, by what tells people apart, and the way to their file. */
export function SamePerson({ file, isLikeness }: SamePersonProps) {
  const translate = useTranslate();
  const reader = useReader();
  const recordPath = useRecordPath();
  const { id, name = '', photo, passport, birth_date: birth, phone, tracking_no: tracking, status } = file;
  if (id === undefined) return null;
  const facts = [
    passport && translate('registeredPages.ends_in', { tail: passport }),
    birth && valueText(fieldOf(pilgrim, 'birth_date'), birth, reader),
    phone,
    tracking,
  ].filter(Boolean);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 1,
        p: 1,
        border: 1,
        borderRadius: 1,
        borderColor: isLikeness ? 'warning.main' : 'error.main',
      }}
    >
      {isLikeness && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, width: 1, fontWeight: 600 }}>
          <WarningAmber fontSize="small" color="warning" aria-hidden />
          {translate('registeredPages.may_be')}
        </Typography>
      )}
      <Avatar src={photo ? `${mediaUrl}${photo}` : undefined} alt="" variant="rounded" sx={{ width: 48, height: 48 }} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          <bdi>{name}</bdi>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {facts.map(fact => (
            <Typography key={fact} component="bdi" variant="caption" color="textSecondary">
              {fact}
            </Typography>
          ))}
        </Box>
        {status && <ChoiceCell name="status" field={fieldOf(pilgrim, 'status')} value={status} />}
      </Box>
      {/* What is typed here stays, since the file opens beside it. */}
      <PageButton
        size="small"

        to={recordPath(pilgrim, { id }, name)}
        target="_blank"
        aria-label={translate('registeredPages.open_whom', { name })}
      >
        {translate('registeredPages.open')}
      </PageButton>
    </Box>
  );
}
