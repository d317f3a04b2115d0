import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';
import { entityList } from '#catalog/registry/entities.ts';
import { CreateLink } from './CreateLink.tsx';

/** An empty list with the next step: wider filters, or the first record. */
export function NothingHere() {
  const { resource, filterValues, setFilters } = useListContext();
  const { canAccess: canCreate } = useCanAccess({ resource, action: 'create' });
  const translate = useTranslate();
  // A report is a list of no entity.
  const entity = entityList.find(({ route }) => route === resource);
  const hint = entity && translate(`crud.empty.hints.${entity.name}`, { _: '' });
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <Stack component="output" sx={{ alignItems: 'center', gap: 2, p: 6 }}>
      <Typography variant="h6" component="p">
        {translate(filtered ? 'crud.empty.filtered' : 'crud.empty.none')}
      </Typography>
      {!filtered && hint && <Typography color="textSecondary">{hint}</Typography>}
      {filtered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('crud.filters.clear')}
        </Button>
      )}
      {!filtered && canCreate && <CreateLink />}
    </Stack>
  );
}
