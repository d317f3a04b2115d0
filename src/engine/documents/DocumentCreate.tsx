import { type ReactNode, useMemo } from 'react';
import { usePermissions } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { EntityCreate } from '../crud/form/EntityCreate.tsx';
import { LoadingForm } from '../crud/form/LoadingForm.tsx';
import { useEntity } from '../entity/useEntity.ts';

interface DocumentCreateProps {
  /** Field of its day. */
  readonly day: string;
  readonly body: ReactNode;
  /** What else it begins with. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const NONE = {};

/** A new document of the agency's today, in the branch of whoever types it. */
export function DocumentCreate({ day, body, more = NONE }: DocumentCreateProps) {
  const { fields } = useEntity();
  const today = useToday();
  const { permissions } = usePermissions<Principal>();
  const begun = useMemo(
    () => ({
      [day]: today,
      branch: permissions?.branch ?? null,
      items: [blankLine(fields['items']?.lines ?? {})],
      ...more,
    }),
    [day, today, permissions, fields, more],
  );
  return today === undefined ? <LoadingForm /> : <EntityCreate begun={begun} body={body} />;
}
