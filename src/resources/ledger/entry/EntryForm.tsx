import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToday } from '#src/authProvider/useToday.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { DraftKeeper } from '#src/engine/editing/DraftKeeper.tsx';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import { NewerRecord } from '#src/engine/editing/NewerRecord.tsx';
import { ClosedNotice } from '#src/engine/kinds/closures.tsx';
import type { Entering } from './EntryBar.tsx';
import { LockedMonth } from './LockedMonth.tsx';
import { useEnter } from './useEnter.ts';

export interface EntryFormProps {
  /** Values of a new document; absent when a draft is edited. */
  readonly defaultValues?: Record<string, unknown>;
}

interface Parts extends EntryFormProps {
  readonly children: ReactNode;
  /** Stands below, always in sight. */
  readonly Bar: ComponentType<Entering>;
}

/** A document of the books as it is typed: a new one, or a draft. */
export function EntryForm({ defaultValues, children, Bar }: Parts) {
  const entity = useEntity();
  const translate = useTranslate();
  const today = useToday();
  const [isStale, setStale] = useState(false);
  const { enter, want, isUnderWay, locked } = useEnter(defaultValues ? undefined : () => setStale(true));
  return (
    <EditingForm
      noValidate
      mode="onTouched"
      validate={values => formErrors(entity, values, { translate, today })}
      {...(defaultValues && { defaultValues })}
      onSubmit={enter}
    >
      {!defaultValues && <NewerRecord onSettled={isStale ? () => setStale(false) : undefined} />}
      {!defaultValues && <ClosedNotice />}
      {children}
      <Bar isUnderWay={isUnderWay} onWish={want} />
      <DraftKeeper />
      {locked && <LockedMonth {...locked} />}
    </EditingForm>
  );
}
