import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../../pages/Section.tsx';
import { fieldNamed } from '../../entity/fieldNamed.ts';
import { useEntity } from '../../entity/useEntity.ts';
import type { Draft } from '../useImport.ts';
import { changedFields } from './changedFields.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { MadeAlong } from './MadeAlong.tsx';

/** What an import would change in records, field by field, and what it would make along; before anything is written. */
export function Changes({ draft: { report } }: { readonly draft: Pick<Draft, 'report'> }) {
  const entity = useEntity();
  const translate = useTranslate();
  const byField = useMemo(() => (report ? changedFields(report) : new Map<string, never>()), [report]);
  const made = report?.made ?? [];
  const names = Object.keys(entity.fields).filter(name => byField.has(name));
  if (names.length + made.length === 0) return null;
  return (
    <Section title={translate('crud.import.changes.title')} level="h3" frame={Stack} sx={{ gap: 1 }}>
      {names.map(name => {
        const field = fieldNamed(entity, name);
        return (
          field && (
            <FieldChanges key={name} name={name} field={field} entity={entity} changes={byField.get(name) ?? []} />
          )
        );
      })}
      <MadeAlong made={made} />
    </Section>
  );
}
