import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { date } from '../../catalog/fields.ts';
import { ValueText } from '../kinds/ValueText.tsx';

const DAY = date();

interface PaperTitleProps {
  readonly title: string;
  readonly number: string;
  /** ISO date. */
  readonly day: unknown;
  /** What it is beside, such as void or a copy. */
  readonly marks?: readonly string[];
}

/** What a paper is, under which number, of which day. */
export const PaperTitle = ({ title, number, day, marks }: PaperTitleProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 2 }}>
    <Typography variant="h5" component="h2">
      {title}
      {marks?.map(word => ` (${word})`)}
    </Typography>
    <Typography>
      <bdi>{number}</bdi> · <ValueText field={DAY} value={day} />
    </Typography>
  </Box>
);
