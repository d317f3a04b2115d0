import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { isBlank } from '../kinds/blank.ts';
import { FieldReading } from '../kinds/FieldReading.tsx';
import { useSignOf } from '../kinds/number/useSignOf.ts';

/** What of the record its user should see while they answer. */
export function CommandFacts({ command, record }: { readonly command: Command; readonly record: RaRecord }) {
  const translate = useTranslate();
  const signOf = useSignOf(command.entity.fields, record);
  const told = (command.shows ?? []).filter(name => !isBlank(record[name]));
  if (told.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, mt: 0, mb: 2 }}
    >
      {told.map(name => (
        <Fragment key={name}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`fields.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 'fontWeightMedium' }}>
            <FieldReading name={name} field={fieldOf(command.entity, name)} value={record[name]} sign={signOf(name)} />
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
