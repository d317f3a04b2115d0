import { useGetOne, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';
import { WayBack } from '../../engine/crud/list/WayBack.tsx';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { RetryAlert } from '../../engine/messages/RetryAlert.tsx';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import { messageOf } from '../../dataProvider/failure.ts';
import { ReconcilePage } from './ReconcilePage.tsx';
import { AS_GIVEN, statementPath } from './statementPath.ts';
import { StatementFields } from './StatementFields.tsx';
import { useReconciliation } from './useReconciliation.ts';

/** A statement held against the books; as the bank gave it where its address says so. */
function Beside({ id }: { readonly id: number }) {
  const { route } = useEntity();
  const translate = useTranslate();
  const { data: record } = useGetOne(route, { id });
  const { data, error: refusal, refetch } = useReconciliation(id);
  if (refusal && !data)
    return <RetryAlert onRetry={refetch}>{translate(messageOf(refusal), { _: messageOf(refusal) })}</RetryAlert>;
  if (!record || !data) return <LoadingForm />;
  return (
    <>
      <WayBack />
      <ReconcilePage key={id} record={record} reconciliation={data} />
    </>
  );
}

export function BankStatementPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const translate = useTranslate();
  if (!search.includes(AS_GIVEN)) return <Beside id={Number(id)} />;
  return (
    <>
      <PageButton size="small" to={statementPath(id)}>
        {translate('bankPages.to_reconcile')}
      </PageButton>
      <EntityPage body={<StatementFields />} permanent={record => record['status'] !== 'draft'} />
    </>
  );
}
