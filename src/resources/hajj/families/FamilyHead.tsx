import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import type { FamilyAnswer } from '#catalog/hajj/families/FamilyAnswer.ts';
import { Totals } from './Totals.tsx';

const { family: kindred } = entities;

function Told({ record, name }: { readonly record: RaRecord; readonly name: string }) {
  const translate = useTranslate();
  if (isBlank(record[name])) return null;
  return (
    <Typography variant="body2" component="span">
      {translate(`fields.${name}`)}: <FieldCell name={name} field={fieldOf(kindred, name)} value={record[name]} />
    </Typography>
  );
}

/** Which family it is, who leads it, where it belongs, and what all of them have to pay; beneath, what may be done. */
export function FamilyHead({ family, children }: { readonly family: FamilyAnswer; readonly children: ReactNode }) {
  const { data: record } = useGetOne(kindred.route, { id: family.id });
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{family.name}</bdi>{' '}
        <Typography component="span" color="textSecondary" dir="ltr">
          {family.family_no}
        </Typography>
      </Typography>
      {record && (
        <RecordContextProvider value={record}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, '& a': { lineHeight: '24px' } }}>
            <Told record={record} name="leader" />
            <Told record={record} name="branch" />
          </Box>
        </RecordContextProvider>
      )}
      <Totals members={family.members} />
      {children}
    </Box>
  );
}
