import Card from '@mui/material/Card';
import { useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { registerPilgrim } from '#catalog/hajj/registerPilgrim.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { useCommand } from '#src/engine/commands/useCommand.ts';
import { DraftKeeper } from '#src/engine/editing/DraftKeeper.tsx';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import { formErrors, newValues } from '#src/engine/editing/formValues.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { usePlaceName } from '#src/engine/kinds/usePlaceName.ts';
import { knownTwins } from './registered/knownTwins.ts';
import { RegisteredFields } from './registered/RegisteredFields.tsx';
import { atFields } from './desk/atFields.ts';
import { DeskBar } from './desk/DeskBar.tsx';
import { deskEntity, inputOf } from './desk/deskEntity.ts';
import { DeskFields } from './DeskFields.tsx';
import { FileAlone } from './desk/FileAlone.tsx';
import type { Before } from './desk/Sitting.ts';
import { useDeskRights } from './desk/useDeskRights.ts';

type Values = Readonly<Record<string, unknown>>;

/** A file needs a branch, and money something that it is for. */
const lacking = ({ branch, departure, pay_amount: paid }: Values): readonly Violation[] => [
  ...(branch ? [] : [violation('branch', 'required')]),
  ...(isBlank(paid) || !isBlank(departure) ? [] : [violation('departure', 'required')]),
];

interface DeskFormProps {
  readonly begun: Values;
  readonly before: Before | undefined;
  onDone(made: RaRecord, how: { readonly values: Values; readonly isNext: boolean }): void;
  /** Goes on with the form of a file alone. */
  onWhole(): void;
}

/** The form of one person at the desk, and the one save that does all of it. */
export function DeskForm({ begun, before, onDone, onWhole }: DeskFormProps) {
  const translate = useTranslate();
  const today = useToday();
  const rights = useDeskRights();
  const isNext = useRef(false);
  const [known] = useState(knownTwins);
  const [first] = useState(() => ({ ...newValues(deskEntity), pilgrim_type: 'hajj', ...begun }));
  const { mutateAsync } = useCommand(registerPilgrim);
  const nameOf = usePlaceName();
  const { submit, refusal } = useSubmit(
    async (values, { saved }) => {
      const input = inputOf(values);
      const confirms = rights.confirms && input['confirms'] !== false;
      const made = await mutateAsync({ input: { ...input, confirms } }).catch((error: unknown) => {
        throw atFields(error);
      });
      saved(values);
      onDone(made, { values, isNext: isNext.current });
    },
    undefined,
    { fields: Object.keys(deskEntity.fields), nameOf },
  );
  return (
    <Card sx={{ overflow: 'visible', mt: 2 }}>
      <EditingForm
        noValidate
        mode="onTouched"
        defaultValues={first}
        onSubmit={submit}
        validate={values =>
          formErrors(deskEntity, values, { translate, today, more: [...lacking(values), ...known.check(values)] })
        }
      >
        {refusal}
        <RegisteredFields known={known}>
          <DeskFields rights={rights} before={before} />
        </RegisteredFields>
        <FileAlone onWhole={onWhole} />
        <DeskBar
          onNext={next => {
            isNext.current = next;
          }}
        />
        <DraftKeeper />
      </EditingForm>
    </Card>
  );
}
