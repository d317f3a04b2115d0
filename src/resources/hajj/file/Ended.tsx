import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButton } from '#src/engine/commands/CommandButtons.tsx';
import { useAvailableCommands } from '#src/engine/commands/useAvailableCommands.ts';
import { fieldNamed } from '#src/engine/entity/fieldNamed.ts';
import { useLabels } from '#src/engine/kinds/choice/useLabels.ts';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const { hajj_passenger_info: pilgrim } = entities;

/** Steps by which somebody goes on whose file has ended. */
export const goesOnBy = ['reopen_file', 'new_journey'];

/** Changes among which the end is looked for: little is done with a file afterwards. */
const LATEST = 25;

interface Entry extends RaRecord {
  readonly at: string;
  readonly by_name: string | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
}

function useEnd({ id, status }: RaRecord): Entry | undefined {
  const { data } = useGetList<Entry>('history', {
    filter: { entity: pilgrim.name, record: id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: LATEST },
  });
  return data?.find(({ after }) => after?.['status'] === status);
}

interface EndedProps {
  readonly file: RaRecord;
  readonly disabled: boolean;
}

/** Of a file that has ended: who has ended it, when and why, and how to go on. */
export function Ended({ file, disabled }: EndedProps) {
  const translate = useTranslate();
  const reader = useInstantReader();
  const { wordOf } = useLabels(fieldOf(pilgrim, 'status'));
  const end = useEnd(file);
  const ways = useAvailableCommands().filter(({ command }) => goesOnBy.includes(command.verb));
  const at = fieldNamed(pilgrim, 'created_at');
  const isReopened = ways.some(({ command, blocked }) => command.verb === 'reopen_file' && !blocked);
  return (
    <Alert severity="info">
      <AlertTitle component="h3">{wordOf(String(file['status']))}</AlertTitle>
      {end && at && (
        <Typography variant="body2">
          {translate('filePages.ended_by', {
            day: valueText(at, end.at, reader),
            name: end.by_name ?? translate('crud.history.system'),
          })}
        </Typography>
      )}
      {end?.reason && (
        <Typography variant="body2">
          {translate('fields.reason')}: <bdi>{end.reason}</bdi>
        </Typography>
      )}
      {ways.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {translate(isReopened ? 'filePages.go_on' : 'filePages.begin_anew')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {ways.map(available => (
              <CommandButton key={available.command.verb} available={available} isFirst={false} disabled={disabled} />
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
