import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { CreateBase, type RaRecord, useCreateContext, useRedirect } from 'react-admin';
import { useLocation } from 'react-router';
import { useOutcome } from '../../messages/useOutcome.ts';
import { Heading } from '../../pages/Heading.tsx';
import { handedOn } from '../list/WayBack.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { EntityForm, type FormSlots } from './EntityForm.tsx';
import { newValues, withoutBlankPasswords } from '../../editing/formValues.ts';
import { fieldErrorsOf, messageOf } from '#src/dataProvider/failure.ts';

interface NewRecordProps extends FormSlots {
  /** Values that it begins with beside those of the catalogue. */
  readonly begun?: Readonly<Record<string, unknown>>;
}

function CreatePage({ begun, ...slots }: NewRecordProps) {
  const entity = useEntity();
  const { defaultTitle } = useCreateContext();
  const defaultValues = useMemo(() => ({ ...newValues(entity), ...begun }), [entity, begun]);
  return (
    <>
      <Heading title={defaultTitle} />
      <Card sx={{ overflow: 'visible', mt: 2 }}>
        <EntityForm {...slots} defaultValues={defaultValues} />
      </Card>
    </>
  );
}

/** Makes a new record and goes on with it. */
export function EntityCreate(slots: NewRecordProps) {
  const entity = useEntity();
  const redirect = useRedirect();
  const location = useLocation();
  const tell = useOutcome(entity.route);
  const effects = {
    onSuccess: (made: RaRecord) => {
      tell('ra.notification.created', 'success', { smart_count: 1 });
      redirect('edit', entity.route, made.id, made, handedOn(location));
    },
    onError: (error: Error) => {
      if (!fieldErrorsOf(error)) tell(messageOf(error), 'error');
    },
  };
  return (
    <CreateBase
      key={entity.route}
      redirect="edit"
      mutationOptions={effects}
      transform={data => withoutBlankPasswords(entity, data)}
    >
      <CreatePage {...slots} />
    </CreateBase>
  );
}
