import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord } from 'react-admin';
import { PageLink } from '../../pages/PageLink.tsx';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import { fieldNamed } from '../../entity/fieldNamed.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useRecordPath } from '../../kinds/useRecordPath.ts';

/** These lead somewhere of their own, or are no words. */
const others: readonly Kind[] = ['ref', 'refs', 'email', 'phone', 'url', 'file', 'image', 'lines', 'richText', 'flag'];

/** The column by which a row is opened without a mouse: of its title, else the first of plain words. */
export function linkColumn(entity: Entity, columns: readonly string[]): string | undefined {
  const plain = columns.filter(name => {
    const field = fieldNamed(entity, name);
    return field && !field.sealed && !others.includes(field.kind);
  });
  return plain.find(name => entity.title.includes(name)) ?? plain[0];
}

interface RowLinkProps {
  readonly record: RaRecord;
  readonly children: ReactNode;
}

/** The way to the record of a row, for whoever has no mouse and for another window. */
export function RowLink({ record, children }: RowLinkProps) {
  const entity = useEntity();
  const recordPath = useRecordPath();
  return (
    <PageLink
      to={recordPath(entity, record)}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 24, minHeight: 24 }}
      // The row would lead there a second time.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </PageLink>
  );
}
