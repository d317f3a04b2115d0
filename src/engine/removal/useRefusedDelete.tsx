import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../dataProvider/failure.ts';
import { usesOf } from '../../dataProvider/usesIn.ts';
import { openDialog } from '../messages/dialog.ts';
import { useOutcome } from '../messages/useOutcome.ts';
import { UsedBy } from './UsedBy.tsx';

/** Says why a record of this route was not deleted: with the way to those that need it, where the host names them. */
export function useRefusedDelete(route: string): (error: unknown) => void {
  const translate = useTranslate();
  const tell = useOutcome(route);
  return error => {
    const uses = usesOf(error);
    if (uses.length === 0) return tell(messageOf(error), 'error');
    openDialog({
      title: 'crud.removal.title',
      children: (
        <>
          <Typography>{translate('crud.removal.text', { smart_count: uses.length })}</Typography>
          <UsedBy uses={uses} />
        </>
      ),
      options: { maxWidth: 'sm' },
    });
  };
}
