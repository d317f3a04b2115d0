import Problem from '@mui/icons-material/ErrorOutlined';
import Unknown from '@mui/icons-material/HelpOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';
import { LinkBase, useTranslate } from 'react-admin';
import { dateTime } from '#catalog/engine/fields.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { useVerification } from './useVerification.ts';
import { VERIFIED } from './verifiedPath.ts';

const MOMENT = dateTime();

/** Whether the books are sound, in a word; it leads to the page that tells more. */
export function VerifiedMark() {
  const { verification } = useVerification();
  const translate = useTranslate();
  const reader = useReader();
  if (verification === undefined) return null;
  const problems = verification?.problems ?? 0;
  const since = verification?.since ?? 0;
  const [color, icon, label] = !verification
    ? (['default', <Unknown key="icon" />, translate('booksVerified.never')] as const)
    : problems > 0
      ? (['error', <Problem key="icon" />, translate('booksVerified.problems', { smart_count: problems })] as const)
      : since > 0
        ? (['default', <Unknown key="icon" />, translate('booksVerified.since', { smart_count: since })] as const)
        : ([
            'success',
            <Verified key="icon" />,
            translate('booksVerified.sound', { at: valueText(MOMENT, verification.at, reader) }),
          ] as const);
  return (
    <Chip
      clickable
      size="small"
      variant="outlined"
      component={LinkBase}
      to={`/apps${VERIFIED}`}
      color={color}
      icon={icon}
      label={label}
      sx={{ height: 28, '& .MuiChip-icon': { marginInlineStart: '6px' }, '@media print': { display: 'none' } }}
    />
  );
}
