import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { CreateBase, useCreateContext } from 'react-admin';
import { Heading } from '../Heading.tsx';
import { useEntity } from '../useEntity.ts';
import { EntityForm, type FormSlots } from './EntityForm.tsx';
import { newValues, withoutBlankPasswords } from './formValues.ts';

function CreatePage(slots: FormSlots) {
  const entity = useEntity();
  const { defaultTitle } = useCreateContext();
  const defaultValues = useMemo(() => newValues(entity), [entity]);
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
export function EntityCreate(slots: FormSlots) {
  const entity = useEntity();
  return (
    <CreateBase key={entity.route} redirect="edit" transform={data => withoutBlankPasswords(entity, data)}>
      <CreatePage {...slots} />
    </CreateBase>
  );
}
