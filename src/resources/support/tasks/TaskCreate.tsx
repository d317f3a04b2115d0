import { useGetIdentity, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { pageOf } from '#catalog/support/tasks/task.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';

/** A new task: for today, one's own where one is an employee, and about the page from which one came. */
export function TaskCreate() {
  const { identity } = useGetIdentity();
  const [asked] = useSearchParams();
  const today = useToday();
  const { data: own, error } = useGetList(
    entities.employee.route,
    {
      filter: { email: identity?.['email'] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: identity !== undefined },
  );
  if (!own && !error) return <LoadingForm />;
  const about = pageOf(asked.get('about'));
  return (
    <EntityCreate
      begun={{ due_date: today, ...(own?.[0] && { assignee: own[0].id }), ...(about && { about_page: about }) }}
    />
  );
}
