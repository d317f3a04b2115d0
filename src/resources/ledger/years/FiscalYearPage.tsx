import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { ClosingPreview } from './ClosingPreview.tsx';

/** A fiscal year; while it is open, with what its close would post now. */
export function FiscalYearPage() {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { data } = useGetOne(route, { id: Number(id) });
  return (
    <>
      <EntityPage />
      {data?.['status'] === 'open' && <ClosingPreview key={`${id}/${data['version']}`} year={Number(id)} />}
    </>
  );
}
