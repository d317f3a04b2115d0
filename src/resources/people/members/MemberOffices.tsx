import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  LinkBase,
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useGetList,
  useGetResourceLabel,
  useTranslate,
} from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';

const GiveOffice = overlay(async () => (await import('./GiveOffice.tsx')).GiveOffice);

const offices: readonly Entity[] = [entities.executive_member, entities.adviser_member, entities.general_member];

interface OfficeProps {
  readonly office: Entity;
  readonly member: number;
}

/** The office, if the member holds it; else the way to it, for whoever may give it. */
function Office({ office, member }: OfficeProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const [giving, setGiving] = useState(false);
  const { canAccess: canSee } = useCanAccess({ resource: office.route, action: 'list' });
  const { canAccess: canGive } = useCanAccess({ resource: office.route, action: 'create' });
  const { data, error } = useGetList<RaRecord>(
    office.route,
    { filter: { member }, pagination: { page: 1, perPage: 1 } },
    { enabled: canSee === true },
  );
  if (error) return <Alert severity="error">{translate('memberPages.offices.failed')}</Alert>;
  if (!data) return null;
  const [held] = data;
  if (held) {
    const label = `${labelOf(office.route, 1)}: ${String(held['designation'])}`;
    return (
      <Chip
        clickable
        color="primary"
        variant="outlined"
        component={LinkBase}
        to={createPath({ resource: office.route, type: 'edit', id: held.id })}
        label={label}
      />
    );
  }
  return (
    canGive && (
      <>
        <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setGiving(true)}>
          {translate(`memberPages.offices.${office.name}`)}
        </Button>
        {giving && <GiveOffice office={office} member={member} onClose={() => setGiving(false)} />}
      </>
    )
  );
}

/**
 * Which offices of the society a member holds, and the way to their bills. Outside of their form: an office is a record of
 * its own.
 */
export function MemberOffices({ member }: { readonly member: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const id = useId();
  const { canAccess: canSeeBills } = useCanAccess({ resource: entities.monthly_subscription.route, action: 'list' });
  const bills = `${createPath({ resource: entities.monthly_subscription.route, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify({ member }) })}`;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, mt: 2 }}
    >
      <Typography id={id} variant="subtitle2" component="h2">
        {translate('memberPages.offices.title')}
      </Typography>
      {offices.map(office => (
        <Office key={office.name} office={office} member={member} />
      ))}
      <Box sx={{ flexGrow: 1 }} />
      {canSeeBills && (
        <Button component={LinkBase} to={bills}>
          {translate('memberPages.offices.bills')}
        </Button>
      )}
    </Card>
  );
}
