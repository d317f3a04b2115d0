import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useInput, useTranslate } from 'react-admin';
import { menuItem } from '../../../catalog/access/menuItem.ts';
import { mount } from '../../../catalog/wire.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { MenuBranch } from './MenuBranch.tsx';
import { type MenuNode, ticked } from './menuTree.ts';

interface Nested {
  readonly menu_items: readonly MenuNode[];
}

const path = `${mount(menuItem.name)}/nested_menu_item_without_pagination/all/`;

/** The whole menu as a tree of boxes; the value is the ids that are ticked. */
export function MenuInput({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { field } = useInput({ source });
  const id = useId();
  const { data, error, refetch } = useQuery({ queryKey: [menuItem.route, 'nested'], queryFn: ({ signal }) => dataProvider.ask<Nested>(path, { signal }) });
  const retry = <Button onClick={() => void refetch()}>{translate('crud.retry')}</Button>;
  if (error) return <Alert severity="error" action={retry}>{translate('accessPages.menus.failed')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const set: ReadonlySet<number> = new Set(Array.isArray(field.value) ? field.value.map(Number) : []);
  const tick = (one: number) => field.onChange([...ticked(data.menu_items, set, one)].sort((a, b) => a - b));
  if (data.menu_items.length === 0) {
    const create = <Button component={LinkBase} to={createPath({ resource: menuItem.route, type: 'create' })}>{translate('accessPages.menus.create')}</Button>;
    return <Alert severity="info" action={create}>{translate('accessPages.menus.none')}</Alert>;
  }
  return (
    <>
      <Typography id={id} variant="h6" component="h2">
        {translate('accessPages.menus.tree')}
      </Typography>
      <Typography component="output" color="textSecondary">
        {translate('accessPages.menus.ticked', { smart_count: set.size })}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0 }}>
        {data.menu_items.map(node => (
          <MenuBranch key={node.id} node={node} set={set} onTick={tick} />
        ))}
      </Box>
    </>
  );
}
