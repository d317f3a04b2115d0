import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { Entity } from '../../catalog/defineEntity.ts';

/** The way on from a record that is not there: all those that are. */
export function ToList({ entity: { name, route } }: { readonly entity: Entity }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button color="inherit" component={LinkBase} to={createPath({ resource: route, type: 'list' })}>
      {translate('crud.back', { title: translate(`entities.${name}`, { smart_count: 2 }) })}
    </Button>
  );
}
