import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mediaUrl } from '#src/authProvider/host.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { Progress } from './Progress.tsx';

const { hajj_passenger_info: pilgrim } = entities;
const numbers = ['tracking_no', 'pilgrim_id'] as const;

function Told({ file, name }: { readonly file: RaRecord; readonly name: string }) {
  if (isBlank(file[name])) return null;
  return <FieldCell name={name} field={fieldOf(pilgrim, name)} value={file[name]} />;
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 0.5,
  minHeight: 24,
  lineHeight: '24px',
  '& a': { lineHeight: 'inherit', minWidth: 24 },
} as const;

/** Whose file it is, and where it stands. */
export function FileHead({ file }: { readonly file: RaRecord }) {
  const { photo, full_name_local: local } = file;
  return (
    <>
      <Avatar
        src={typeof photo === 'string' ? `${mediaUrl}${photo}` : undefined}
        alt=""
        variant="rounded"
        sx={{ width: 72, height: 72 }}
      />
      <Box sx={{ flex: '1 1 16em', minWidth: 0 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{titleOf(pilgrim, file)}</bdi>
          {local && (
            // The margin is on the side of the page's direction, whatever that of the name is.
            <Typography component="span" color="textSecondary" sx={{ marginInlineStart: 1 }}>
              <bdi>{local}</bdi>
            </Typography>
          )}
        </Typography>
        <Box sx={lineSx}>
          <Told file={file} name="status" />
          {numbers.map(name => (
            <Typography key={name} component="span" variant="body2" dir="ltr">
              <Told file={file} name={name} />
            </Typography>
          ))}
          <Typography component="span" variant="body2">
            <Told file={file} name="branch" />
          </Typography>
        </Box>
        <Progress file={file} />
      </Box>
    </>
  );
}
