import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { BulkDialog } from '../../../commands/many/BulkDialog.tsx';
import type { PanelProps } from '../../../crud/LazyTool.tsx';
import type { RihlaDataProvider } from '../../../dataProvider/RihlaDataProvider.ts';
import { setActive } from './setActive.ts';

interface ChangeManyProps extends PanelProps {
  readonly change: 'activate' | 'suspend';
}

function ChangeMany({ change, onClose }: ChangeManyProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return (
    <BulkDialog
      ready
      together={1}
      title={`accessPages.users.${change}_title`}
      confirm={`accessPages.users.${change}`}
      run={ids => setActive(dataProvider, ids, change === 'activate')}
      onClose={onClose}
    >
      <Typography>{translate(`accessPages.users.${change}_text`)}</Typography>
    </BulkDialog>
  );
}

/** Lets the selected users sign in. */
export const ActivateMany = ({ onClose }: PanelProps) => <ChangeMany change="activate" onClose={onClose} />;

/** Shuts the selected users out. */
export const SuspendMany = ({ onClose }: PanelProps) => <ChangeMany change="suspend" onClose={onClose} />;
