import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { commandReason } from '#catalog/engine/commandReason.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { InputGrid } from '../../kinds/InputGrid.tsx';
import { useEntity } from '../../entity/useEntity.ts';

/** Asks why a record is changed once the host wants to know, until that version of it is saved. */
export function ReasonAsked() {
  const entity = useEntity();
  const record = useRecordContext();
  const { errors } = useFormState();
  const [asked, setAsked] = useState<{ readonly version: unknown }>();
  const version: unknown = record?.['version'];
  const isMissing = errors['reason'] !== undefined && !entity.fields['reason'];
  if (isMissing && asked?.version !== version) setAsked({ version });
  if (!asked || asked.version !== version) return null;
  const form: Entity = { ...entity, fields: { reason: commandReason } };
  return (
    <Box sx={{ p: 1.5, pb: 0 }}>
      <InputGrid entity={form} names={['reason']} />
    </Box>
  );
}
