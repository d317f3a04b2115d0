import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { CommandButtons, type StepsProps } from '#src/engine/commands/CommandButtons.tsx';
import { Ended, goesOnBy } from './Ended.tsx';
import { FileHead } from './FileHead.tsx';
import { hasEnded } from '../bookings/hasEnded.ts';
import { NextAction } from './NextAction.tsx';
import { nextStepOf } from './nextStep.ts';

/** Who it is, where the file stands and what comes next; beneath, whatever else may be done. */
export function FileSteps({ disabled }: StepsProps) {
  const file = useRecordContext();
  if (!file) return null;
  const isOver = hasEnded(file) || file['status'] === 'no_show';
  const elsewhere = isOver ? goesOnBy : [nextStepOf(file)?.verb ?? ''];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', p: 2, paddingBlockEnd: 0 }}>
        <FileHead file={file} />
        <Box sx={{ flex: '1 1 18em', minWidth: 0 }}>
          {isOver ? <Ended file={file} disabled={disabled} /> : <NextAction file={file} disabled={disabled} />}
        </Box>
      </Box>
      <CommandButtons disabled={disabled} without={elsewhere} />
    </>
  );
}
