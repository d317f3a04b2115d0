import Hub from '@mui/icons-material/HubOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useTranslate } from 'react-admin';
import type { ExtraProps } from '../crud/recordExtras.ts';
import { useEntity } from '../crud/useEntity.ts';
import { titleOf } from '../kinds/titleOf.ts';
import { personPath } from './personPath.ts';

/** Head of the column of these ways. */
export function PersonColumn() {
  const translate = useTranslate();
  return <Hub fontSize="small" color="disabled" titleAccess={translate('person.open')} sx={{ display: 'block' }} />;
}

/** The way from a person's record to everything about her. */
export function PersonLink({ record, place }: ExtraProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const to = personPath(entity.name, record.id);
  const label = translate('person.open_of', { name: titleOf(entity, record) });
  if (place === 'page') {
    return (
      <Button size="small" component={LinkBase} to={to} startIcon={<Hub />}>
        {translate('person.open')}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} component={LinkBase} to={to} onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}>
        <Hub fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
