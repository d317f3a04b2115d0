import Typography from '@mui/material/Typography';
import { LinkBase, useCanAccess, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';

const { hajj_passenger_info: pilgrim } = entities;

/** Why the lines of a document are not searched for here, and the way to where they are, for who may go there. */
export function ZoneTyped({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: pilgrim.route, action: 'list' });
  return (
    <Typography component="output" variant="caption" color="error" id={id} sx={{ mt: 0.5 }}>
      {translate('crud.zone_typed')}{' '}
      {canAccess && (
        <LinkBase to="/apps/passenger/search" style={{ color: 'inherit' }}>
          {translate('navigation.passengers.label')}
        </LinkBase>
      )}
    </Typography>
  );
}
