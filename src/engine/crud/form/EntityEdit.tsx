import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditBase, HttpError, useEditContext } from 'react-admin';
import { HistoryTool } from '../../history/HistoryTool.tsx';
import { Heading } from '../../pages/Heading.tsx';
import { ownLine } from '../../pages/ownLine.ts';
import { useExtra } from '../../entity/recordExtras.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { EntityForm, type FormSlots } from './EntityForm.tsx';
import { LoadingForm } from './LoadingForm.tsx';
import { RecordArrows } from './RecordArrows.tsx';
import { withoutBlankPasswords } from '../../editing/formValues.ts';
import { useOutcome } from '../../messages/useOutcome.ts';
import { messageOf } from '#src/dataProvider/failure.ts';

function EditPage({ onStaleSettled, ...slots }: FormSlots & { onStaleSettled?(): void }) {
  const { defaultTitle, record } = useEditContext();
  const extra = useExtra();
  if (!record) return <LoadingForm />;
  return (
    <>
      <Heading title={defaultTitle} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 1, paddingBlock: 1 }}
      >
        {extra && (
          <Box sx={ownLine}>
            <extra.View record={record} place="page" />
          </Box>
        )}
        <RecordArrows />
        <HistoryTool />
      </Box>
      <Card sx={{ overflow: 'visible' }}>
        <EntityForm {...slots} {...(onStaleSettled && { onStaleSettled })} />
      </Card>
    </>
  );
}

/** What a refused save leads to; errors of single fields show on them. */
function useSaveEffects(onStale: () => void) {
  const { route } = useEntity();
  const tell = useOutcome(route);
  const queryClient = useQueryClient();
  return {
    onSuccess: async () => {
      tell('crud.form.saved', 'success');
      // The answer of an update does not say where a document may go now.
      await queryClient.invalidateQueries({ queryKey: [route, 'getOne'] });
      await queryClient.invalidateQueries({ queryKey: ['history'] });
    },
    onError: (error: Error) => {
      const { status, body } = error instanceof HttpError ? error : { status: 0, body: undefined };
      if (status === 412) onStale();
      else if (!body?.errors) tell(messageOf(error), 'error');
    },
  };
}

/** What the host does not give is said in place of the page (`KnownRecord`), which leads nowhere by itself. */
const STAYS = { onError: () => {} } as const;

/** Edits a record; the host confirms every change before it shows as saved. */
export function EntityEdit(slots: FormSlots) {
  const entity = useEntity();
  const [stale, setStale] = useState(false);
  const effects = useSaveEffects(() => setStale(true));
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={STAYS}
      mutationOptions={effects}
      transform={data => withoutBlankPasswords(entity, data)}
    >
      <EditPage {...slots} {...(stale && { onStaleSettled: () => setStale(false) })} />
    </EditBase>
  );
}
