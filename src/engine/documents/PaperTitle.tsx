import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { ValueText } from '../kinds/ValueText.tsx';

const DAY = date();

interface PaperTitleProps {
  readonly title: string;
  readonly number: string;
  /** ISO date. */
  readonly day: unknown;
  /** That it does not stand, such as void; else it is an original or a copy. */
  readonly mark?: string | undefined;
  readonly isCopy: boolean;
}

/** What a paper is, under which number, of which day. */
export function PaperTitle({ title, number, day, mark, isCopy }: PaperTitleProps) {
  const translate = useTranslate();
  const copy = isCopy ? translate('papers.copy') : mark === undefined ? translate('papers.original') : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 2 }}>
      <Typography variant="h5" component="h2">
        {[title, ...[mark, copy].filter(word => word !== undefined).map(word => `(${word})`)].join(' ')}
      </Typography>
      <Typography>
        <bdi>{number}</bdi> · <ValueText field={DAY} value={day} />
      </Typography>
    </Box>
  );
}
