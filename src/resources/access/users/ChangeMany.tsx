import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { activateUser, suspendUser } from '#catalog/people/userCommands.ts';
import { BulkDialog } from '#src/engine/bulk/BulkDialog.tsx';
import type { PanelProps } from '#src/engine/panels/LazyTool.tsx';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

interface ChangeManyProps extends PanelProps {
  readonly command: typeof activateUser | typeof suspendUser;
}

function ChangeMany({ command, onClose }: ChangeManyProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return (
    <BulkDialog
      ready
      title={`accessPages.users.${command.verb}_title`}
      confirm={`commands.${command.verb}`}
      run={ids => dataProvider.performMany(command.entity.route, { command, ids })}
      onClose={onClose}
    >
      <Typography>{translate(`accessPages.users.${command.verb}_text`)}</Typography>
    </BulkDialog>
  );
}

/** Lets the selected users sign in. */
export const ActivateMany = ({ onClose }: PanelProps) => <ChangeMany command={activateUser} onClose={onClose} />;

/** Shuts the selected users out. */
export const SuspendMany = ({ onClose }: PanelProps) => <ChangeMany command={suspendUser} onClose={onClose} />;
