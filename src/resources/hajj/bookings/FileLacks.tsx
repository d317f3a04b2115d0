import Alert from '@mui/material/Alert';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useCreatePath,
  useGetOne,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { useAvailableCommands } from '#src/engine/commands/useAvailableCommands.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';

const { route } = hajjPassengerInfo;

/** States of a file that a confirmed seat would have registered, had nothing been missing, by the step they wait for. */
const awaited = (file: Readonly<Record<string, unknown>>): string | undefined => {
  if (file['status'] === 'pre_registered') return 'register';
  if (file['status'] !== 'enquiry') return undefined;
  return file['pilgrim_type'] === 'umrah' ? 'register' : 'pre_register';
};

/** What the step of a file that comes next still asks for, and the way there. */
function NextStep() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const entity = useEntity();
  const file = useRecordContext();
  const found = useAvailableCommands();
  const next = file && found.find(({ command }) => command.verb === awaited(file));
  if (!next) return null;
  const { command, blocked, words, params } = next;
  return (
    <Alert
      severity="warning"
      sx={{ m: 2, mb: 0 }}
      action={
        <PageButton
          color="inherit"
          size="small"

          to={createPath({ resource: route, type: 'edit', id: file.id })}
        >
          {translate('bookingPages.open_file')}
        </PageButton>
      }
    >
      {translate('bookingPages.not_registered', { name: titleOf(entity, file) })}{' '}
      {blocked
        ? translate(`violations.${words ?? blocked}`, violationArgs(params, translate))
        : translate('bookingPages.step_open', { step: translate(`commands.${command.verb}`) })}
    </Alert>
  );
}

/** Says of a confirmed seat whose pilgrim is not registered what their file waits for. */
export function FileLacks() {
  const booking = useRecordContext();
  const pilgrim: unknown = booking?.['pilgrim'];
  const isConfirmed = booking?.['status'] === 'confirmed';
  const { canAccess = false } = useCanAccess({ resource: route, action: 'show' });
  const { data: file } = useGetOne(
    route,
    { id: Number(pilgrim) },
    { enabled: canAccess && isConfirmed && typeof pilgrim === 'number' },
  );
  if (!file || !isConfirmed || file.id !== pilgrim) return null;
  return (
    <ResourceContextProvider value={route}>
      <RecordContextProvider value={file}>
        <NextStep />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
