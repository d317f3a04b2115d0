import { type ComponentType, memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StepsProps } from '../../commands/CommandButtons.tsx';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { DraftKeeper } from '../../editing/DraftKeeper.tsx';
import { EditingForm } from '../../editing/EditingForm.tsx';
import { NewerRecord } from '../../editing/NewerRecord.tsx';
import { ClosedNotice } from '../../kinds/closures.tsx';
import { keepTyped } from '#src/authProvider/drafts.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { formErrors } from '../../editing/formValues.ts';
import { Lifecycle } from './Lifecycle.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { Sections } from './Sections.tsx';

export interface FormSlots extends SaveBarProps {
  /** Stands above the fields and knows the form's state. */
  readonly above?: ReactNode;
  /** Takes the place of the steps of a document, for its readers too. */
  readonly Steps?: ComponentType<StepsProps>;
  /** Takes the place of the entity's sections. */
  readonly body?: ReactNode;
  /** Rules beyond those of the catalogue, which are asked before a save. */
  check?(values: Readonly<Record<string, unknown>>): readonly Violation[];
}

interface Props extends FormSlots {
  /** Values of a new record; absent when one is edited. */
  readonly defaultValues?: Record<string, unknown>;
  /** Given while the host refuses to save because the record is newer there. */
  readonly onStaleSettled?: (() => void) | undefined;
}

/**
 * The form of any entity, for a new record or a saved one. Whether a question about the record is under way, which the
 * page around is told each time, changes nothing here.
 */
export const EntityForm = memo(function EntityForm({
  defaultValues,
  onStaleSettled,
  above,
  Steps,
  body,
  permanent,
  check,
}: Props) {
  const entity = useEntity();
  const translate = useTranslate();
  const today = useToday();
  return (
    <EditingForm
      noValidate
      mode="onTouched"
      validate={values => formErrors(entity, values, { translate, today, more: check?.(values) ?? [] })}
      {...(defaultValues && { defaultValues })}
      onTypedSince={(typed, { id }) => keepTyped(`${entity.route}/${id}`, typed)}
    >
      {!defaultValues && <NewerRecord onSettled={onStaleSettled} />}
      {!defaultValues && <ClosedNotice />}
      {!defaultValues && <Lifecycle Steps={Steps} />}
      {above}
      {body ?? <Sections />}
      <SaveBar {...(permanent && { permanent })} />
      <DraftKeeper />
    </EditingForm>
  );
});
