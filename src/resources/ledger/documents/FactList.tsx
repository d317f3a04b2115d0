import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { Fact } from '#src/engine/facts/Fact.tsx';
import { DASH, isBlank } from '#src/engine/kinds/blank.ts';
import { FieldReading } from '#src/engine/kinds/FieldReading.tsx';
import { useSignOf } from '#src/engine/kinds/number/useSignOf.ts';

interface FactListProps {
  readonly names: readonly string[];
  /** What stands behind a value, by its field. */
  readonly beside?: Readonly<Record<string, ReactNode>>;
}

/** Some fields of the record to be read, side by side. */
export function FactList({ names, beside }: FactListProps) {
  const { fields } = useEntity();
  const record = useRecordContext();
  const translate = useTranslate();
  const signOf = useSignOf(fields, record);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
        '& dd': { m: 0 },
      }}
    >
      {names.map(name => {
        const field = fields[name];
        return (
          field && (
            <Fact key={name} about={translate(`fields.${name}`)}>
              {isBlank(record?.[name]) ? (
                DASH
              ) : (
                <FieldReading name={name} field={field} value={record?.[name]} sign={signOf(name)} />
              )}{' '}
              {beside?.[name]}
            </Fact>
          )
        );
      })}
    </Box>
  );
}
