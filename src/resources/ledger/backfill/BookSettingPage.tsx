import { RecordContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { BeginBooks } from '../begin/BeginBooks.tsx';
import { BackfillRecords } from './BackfillRecords.tsx';

/** How the books are kept; once they have begun, with what is older than its posting. */
export function BookSettingPage() {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { data, dataUpdatedAt } = useGetOne(route, { id: Number(id) });
  return (
    <>
      <BeginBooks />
      <EntityPage />
      {data?.['books_begin_on'] && (
        <RecordContextProvider value={data}>
          <BackfillRecords asOf={dataUpdatedAt}>
            <CommandButtons disabled={false} />
          </BackfillRecords>
        </RecordContextProvider>
      )}
    </>
  );
}
