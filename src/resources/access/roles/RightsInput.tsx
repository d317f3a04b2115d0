import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useGetResourceLabel, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ALL_BRANCHES } from '#catalog/engine/access/access.ts';
import { folded } from '#catalog/engine/texts/searchText.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { GroupBox } from './GroupBox.tsx';
import { matrixRows, openingOf, together, unreachable } from './matrixRows.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { useRights } from './useRights.ts';

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The ids that are granted, and what grants more or takes some back. */
function useGranted() {
  const { field } = useInput({ source: 'permissions' });
  const { getValues, setValue } = useFormContext();
  const granted = useMemo<ReadonlySet<number>>(() => new Set(idsIn(field.value)), [field.value]);
  // Always the same function, so that no row of the matrix is drawn anew for it.
  const change = useCallback(
    (ids: readonly number[], grant: boolean) => {
      const rest = idsIn(getValues('permissions')).filter(id => !ids.includes(id));
      setValue(
        'permissions',
        (grant ? [...rest, ...ids] : rest).sort((one, other) => one - other),
        { shouldDirty: true },
      );
    },
    [getValues, setValue],
  );
  return { granted, change };
}

/** The permissions of a role, in words; what the catalogue does not know stands below. */
export function RightsInput() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { granted, change } = useGranted();
  const { idOf, others, isPending, error, refetch } = useRights();
  const [text, setText] = useState('');
  const all = useMemo(() => matrixRows(idOf, () => true), [idOf]);
  const shown = useMemo(() => {
    const wanted = folded(text.trim());
    const holds = (title: string) => folded(title).includes(wanted);
    return wanted
      ? matrixRows(idOf, (route, module) => holds(labelOf(route, 2)) || holds(translate(`shell.modules.${module}`)))
      : all;
  }, [idOf, all, text, labelOf, translate]);
  if (error) return <RetryAlert onRetry={refetch}>{translate('accessPages.matrix.failed')}</RetryAlert>;
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  const [ids = []] = together(all);
  const closed = unreachable(all, granted);
  const open = (
    <Button color="inherit" onClick={() => change(closed.flatMap(openingOf), true)}>
      {translate('accessPages.matrix.open_them')}
    </Button>
  );
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('accessPages.matrix.title')}
      </Typography>
      <Typography color="textSecondary">{translate('accessPages.matrix.admin')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        <output>
          {translate('accessPages.matrix.granted', {
            count: ids.filter(id => granted.has(id)).length,
            total: ids.length,
          })}
        </output>{' '}
        {translate('accessPages.matrix.keys')}
      </Typography>
      {closed.length > 0 && (
        <Alert severity="warning" action={open} sx={{ mb: 1 }}>
          {translate('accessPages.matrix.cannot_open')} {closed.map(({ route = '' }) => labelOf(route, 2)).join(' · ')}
        </Alert>
      )}
      <TextField
        type="search"
        size="small"
        label={translate('accessPages.matrix.filter')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mb: 1, maxWidth: 320 }}
      />
      {shown.length > 0 ? (
        <PermissionMatrix rows={shown} granted={granted} onChange={change} />
      ) : (
        <Typography>{translate('crud.nothing_found')}</Typography>
      )}
      {others.length > 0 && (
        <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
          {translate('accessPages.matrix.others')}
        </Typography>
      )}
      {others.map(({ id, name }) => {
        const label = name === ALL_BRANCHES ? translate('accessPages.matrix.allBranches') : name;
        const box = (
          <GroupBox label={label} state={granted.has(id) ? 'all' : 'none'} onChange={grant => change([id], grant)} />
        );
        return <FormControlLabel key={id} sx={{ display: 'flex' }} label={<bdi>{label}</bdi>} control={box} />;
      })}
    </>
  );
}
