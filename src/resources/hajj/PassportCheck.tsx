import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { ZoneDifference } from '#catalog/hajj/zones/differences.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';

/** Whether a pilgrim's file says what the pasted passport says, and what it says otherwise. */
export function PassportCheck({ differences }: { readonly differences: readonly ZoneDifference[] }) {
  const translate = useTranslate();
  const reader = useReader();
  if (differences.length === 0) return <Alert severity="success">{translate('pages.search.agrees')}</Alert>;
  const said = (field: ZoneDifference['field'], value: string) =>
    field === 'name' ? value : valueText(fieldOf(entities.hajj_passenger_info, field), value, reader);
  return (
    <Alert severity="warning">
      {translate('pages.search.differs')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {differences.map(({ field, passport, file }) => (
          <li key={field}>
            {translate('pages.search.difference', {
              field: translate(field === 'name' ? 'pages.search.name' : `fields.${field}`),
              passport: said(field, passport),
              file: said(field, file),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
