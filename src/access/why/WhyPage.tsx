import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { type Action, actions } from '../../../catalog/access.ts';
import { entityList } from '../../../catalog/entities.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { LoadingPage } from '../../layout/LoadingPage.tsx';
import { UserFrame } from '../UserFrame.tsx';
import type { Right } from './rights.ts';
import { RightsTable } from './RightsTable.tsx';
import { WhyAnswer } from './WhyAnswer.tsx';

function useRightsOf(user: RaRecord) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['access', user.id, user['version']],
    queryFn: ({ signal }) => dataProvider.ask<readonly Right[]>(`/api/access/${user.id}`, { signal }),
  });
}

function Questions({ user, name }: { readonly user: RaRecord; readonly name: string }) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const [entity, setEntity] = useState(entityList[0]?.name ?? '');
  const [action, setAction] = useState<Action>('list');
  const { data: rights, error, refetch } = useRightsOf(user);
  const retry = <Button onClick={() => void refetch()}>{translate('crud.retry')}</Button>;
  if (error) return <Alert severity="error" action={retry}>{translate('accessPages.why.failed')}</Alert>;
  if (!rights) return <LoadingPage />;
  const right = rights.find(one => one.entity === entity && one.action === action);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField select label={translate('accessPages.why.entity')} value={entity} onChange={({ target }) => setEntity(target.value)}>
          {entityList.map(one => (
            <MenuItem key={one.name} value={one.name}>
              {labelOf(one.route, 2)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={translate('accessPages.why.action')}
          value={action}
          onChange={({ target }) => setAction(actions.find(one => one === target.value) ?? 'list')}
        >
          {actions.map(one => (
            <MenuItem key={one} value={one}>
              {translate(`accessPages.matrix.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {right && <WhyAnswer user={user} name={name} right={right} />}
      <Typography variant="h6" component="h2">
        {translate('accessPages.why.every')}
      </Typography>
      <RightsTable rights={rights} />
    </Box>
  );
}

/** Answers why a user can, or cannot, see and do something. */
export function WhyPage() {
  const { userId = '' } = useParams();
  return (
    <UserFrame userId={userId} title="accessPages.why.title">
      {(user, name) => <Questions user={user} name={name} />}
    </UserFrame>
  );
}
