import { useQuery } from '@tanstack/react-query';
import { DataTable, type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

interface RoleUsers {
  readonly role: number;
  readonly users: number;
}

/** How many users a role has, and the way to them; nothing for whoever is not told. */
function UserCount({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data } = useQuery({
    queryKey: ['access', 'roles'],
    queryFn: ({ signal }) => dataProvider.ask<readonly RoleUsers[]>('/api/access/roles', { signal }),
    staleTime: 0,
  });
  if (!data) return null;
  const users = data.find(one => one.role === record.id)?.users ?? 0;
  const to = {
    pathname: `/apps/${entities.user.route}`,
    search: new URLSearchParams({ filter: JSON.stringify({ role: record.id }) }).toString(),
  };
  return (
    <PageLink
      to={to}
      aria-label={`${translate('accessPages.roles.users')}: ${users}`}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      {users}
    </PageLink>
  );
}

const rightsOf = ({ permissions }: RaRecord): number => (Array.isArray(permissions) ? permissions.length : 0);

function Counts({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  return (
    <>
      {translate('accessPages.roles.rights')}: {rightsOf(record)} · {translate('accessPages.roles.users')}:{' '}
      <UserCount record={record} />
    </>
  );
}

/** Roles, with how much they may and how many have them. */
export const RoleList = () => (
  <RowsBase sort={newestFirst} needs={['permissions']}>
    <ListPage
      cards={<EntityCards Below={Counts} />}
      table={
        <EntityTable>
          <DataTable.Col
            source="permissions"
            disableSort
            label="accessPages.roles.rights"
            sx={figureSx}
            render={rightsOf}
          />
          <DataTable.Col
            source="users"
            disableSort
            label="accessPages.roles.users"
            sx={figureSx}
            render={(record: RaRecord) => <UserCount record={record} />}
          />
        </EntityTable>
      }
    />
  </RowsBase>
);
