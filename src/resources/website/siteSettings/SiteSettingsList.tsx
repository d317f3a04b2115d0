import { useGetList, useResourceContext } from 'react-admin';
import { Navigate } from 'react-router';
import { EntityList } from '#src/engine/crud/list/EntityList.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';

/** Where there is one record of settings, as there should be, the list leads straight to it. */
export function SiteSettingsList() {
  const entity = useEntity();
  const recordPath = useRecordPath();
  const { data, total, isPending } = useGetList(useResourceContext() ?? '', { pagination: { page: 1, perPage: 2 } });
  const [only] = data ?? [];
  if (isPending) return <LoadingPage />;
  return only && total === 1 ? <Navigate replace to={recordPath(entity, only)} /> : <EntityList />;
}
