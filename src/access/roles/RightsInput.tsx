import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { actions, ALL_BRANCHES } from '../../../catalog/access.ts';
import { entityList } from '../../../catalog/entities.ts';
import { GroupBox } from './GroupBox.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { useRights } from './useRights.ts';

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The permissions of a role, in words; what the catalogue does not know stands below. */
export function RightsInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'permissions' });
  const { idOf, others, isPending, error, refetch } = useRights();
  const granted: ReadonlySet<number> = new Set(idsIn(field.value));
  const change = (ids: readonly number[], grant: boolean) => {
    const rest = [...granted].filter(id => !ids.includes(id));
    field.onChange((grant ? [...rest, ...ids] : rest).sort((one, other) => one - other));
  };
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{translate('crud.retry')}</Button>;
    return <Alert severity="error" action={retry}>{translate('accessPages.matrix.failed')}</Alert>;
  }
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  const total = entityList.length * actions.length;
  const count = entityList.flatMap(entity => actions.map(action => idOf(entity, action))).filter(id => id !== undefined && granted.has(id)).length;
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('accessPages.matrix.title')}
      </Typography>
      <Typography color="textSecondary">{translate('accessPages.matrix.admin')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        <output>{translate('accessPages.matrix.granted', { count, total })}</output> {translate('accessPages.matrix.keys')}
      </Typography>
      <PermissionMatrix granted={granted} idOf={idOf} onChange={change} />
      {others.length > 0 && (
        <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
          {translate('accessPages.matrix.others')}
        </Typography>
      )}
      {others.map(({ id, name }) => {
        const label = name === ALL_BRANCHES ? translate('accessPages.matrix.allBranches') : name;
        return <FormControlLabel key={id} sx={{ display: 'flex' }} label={<bdi>{label}</bdi>} control={<GroupBox label={label} ids={[id]} granted={granted} input={{}} onChange={change} />} />;
      })}
    </>
  );
}
