import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { GroupRows } from './GroupRows.tsx';
import { MendView } from './MendView.tsx';
import type { MendProps } from './mends/MendProps.ts';
import { useHeading } from './useHeading.ts';

interface ProblemGroupViewProps extends Omit<MendProps, 'field'> {
  onLeave(): void;
}

/** What is wrong in some rows, and what can be done about all of them. */
export function ProblemGroupView({ onLeave, ...props }: ProblemGroupViewProps) {
  const { group, busy, titleOfLine } = props;
  const translate = useTranslate();
  const headingOf = useHeading();
  const id = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      sx={{ gap: 1, border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1, sm: 2 } }}
    >
      <Typography id={id} component="h4" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {headingOf(group)}
      </Typography>
      <GroupRows group={group} titleOfLine={titleOfLine} />
      <MendView {...props} />
      <Button disabled={busy} sx={{ alignSelf: 'start' }} onClick={onLeave}>
        {translate('crud.import.problems.leave', { smart_count: group.cells.length })}
      </Button>
    </Stack>
  );
}
