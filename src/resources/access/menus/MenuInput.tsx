import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkBase, useCreatePath, useInput, useTranslate } from 'react-admin';
import { menuItem } from '#catalog/access/menuItem.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { MenuBranch } from './MenuBranch.tsx';
import { every, ticked } from './menuTree.ts';
import { useWholeMenu } from './useWholeMenu.ts';

/** The whole menu as a tree of boxes; the value is the ids that are ticked. */
export function MenuInput({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { field } = useInput({ source });
  const id = useId();
  const { data, error, refetch } = useWholeMenu();
  if (error) return <RetryAlert onRetry={refetch}>{translate('accessPages.menus.failed')}</RetryAlert>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const set: ReadonlySet<number> = new Set(Array.isArray(field.value) ? field.value.map(Number) : []);
  const choose = (ids: Iterable<number>) => field.onChange([...ids].sort((a, b) => a - b));
  if (data.length === 0) {
    const create = (
      <Button component={LinkBase} to={createPath({ resource: menuItem.route, type: 'create' })}>
        {translate('accessPages.menus.create')}
      </Button>
    );
    return (
      <Alert severity="info" action={create}>
        {translate('accessPages.menus.none')}
      </Alert>
    );
  }
  return (
    <>
      <Typography id={id} variant="h6" component="h2">
        {translate('accessPages.menus.tree')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="output" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
          {translate('accessPages.menus.ticked', { smart_count: set.size })}
        </Typography>
        <Button size="small" onClick={() => choose(every(data))}>
          {translate('accessPages.menus.tick_all')}
        </Button>
        <Button size="small" onClick={() => choose([])}>
          {translate('accessPages.menus.tick_none')}
        </Button>
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0 }}>
        {data.map(node => (
          <MenuBranch key={node.id} node={node} set={set} onTick={one => choose(ticked(data, set, one))} />
        ))}
      </Box>
    </>
  );
}
