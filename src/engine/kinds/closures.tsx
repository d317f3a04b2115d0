import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { type RaRecord, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { type Closure, closedFields } from '#catalog/engine/access/closedFields.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';

type Because = Closure['because'];

const isClosure = (one: unknown): one is Closure =>
  typeof one === 'object' && one !== null && 'field' in one && 'because' in one;

/** What the host says of this very record; undefined where it says nothing of it. */
const toldOf = (record: RaRecord | undefined): readonly Closure[] | undefined => {
  const told: unknown = record?.['closed'];
  return Array.isArray(told) ? told.filter(isClosure) : undefined;
};

/**
 * Why fields of the record in a form stay closed to its reader, by name: as the host says, else as the catalogue says
 * of anybody with the reader's rights.
 */
export function useClosures(entity: Entity): ReadonlyMap<string, Because> {
  const record = useRecordContext();
  const { permissions } = usePermissions<Principal>();
  const closed =
    toldOf(record) ??
    (permissions ? closedFields(permissions, entity, record?.id === undefined ? 'create' : 'edit') : []);
  return new Map(closed.map(one => [one.field, one.because]));
}

/** Closed where the record is not deleted either: by the law on accounts and roles, or since there is a seat or money. */
const lasting: readonly Because[] = ['holds_more', 'account_admin_only', 'settled', 'terms_stand'];

/** Whether the host would refuse the reader to delete this record, by what it says is closed of it. */
export function useIsKept(): boolean {
  const record = useRecordContext();
  const { permissions } = usePermissions<Principal>();
  return (toldOf(record) ?? []).some(
    // Administrators have an email of their own as well.
    ({ because }) => lasting.includes(because) || (because === 'own_email' && permissions?.role !== 'admin'),
  );
}

/** Says once why nothing in a form can be changed. */
export function ClosedNotice() {
  const translate = useTranslate();
  const because = toldOf(useRecordContext())?.find(one => one.because === 'holds_more')?.because;
  return (
    because && (
      <Alert severity="info" sx={{ m: 2, mb: 0 }}>
        {translate(`violations.${because}`)}
      </Alert>
    )
  );
}

interface ClosedPartProps {
  /** Why it is closed; open without. */
  readonly because: Because | undefined;
  readonly children: ReactNode;
}

/** A part of a form that may be read alone, and why. */
export function ClosedPart({ because, children }: ClosedPartProps) {
  const translate = useTranslate();
  if (!because) return children;
  return (
    <>
      {because !== 'holds_more' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(`violations.${because}`)}
        </Alert>
      )}
      <fieldset disabled style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
        {children}
      </fieldset>
    </>
  );
}
