import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { EditBase, useEditContext, useGetList, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { role } from '#catalog/access/role.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { RoleMenuForm } from './RoleMenuForm.tsx';
import { roleMenuPath } from './roleMenuPath.ts';

function RoleMenu() {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext();
  if (error) return <RetryAlert onRetry={refetch}>{translate(error.message, { _: error.message })}</RetryAlert>;
  if (!record) return <LoadingPage />;
  return (
    <>
      <PageButton to={`/apps/${role.route}/${record.id}`} sx={{ justifySelf: 'start' }}>
        {translate('accessPages.menus.rights', { role: record['name'] })}
      </PageButton>
      <Card sx={{ overflow: 'visible' }}>
        <RoleMenuForm record={record} />
      </Card>
    </>
  );
}

/** Chooses what the navigation shows to each role. */
export function RoleMenusPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { roleId } = useParams();
  const {
    data: roles = [],
    error,
    refetch,
  } = useGetList(role.route, { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' } });
  const chosen = roles.find(one => String(one.id) === roleId);
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: 800 }}>
      <Heading title={translate('accessPages.menus.title')} about={chosen && String(chosen['name'])} />
      <Typography color="textSecondary">{translate('accessPages.menus.advice')}</Typography>
      {error && <RetryAlert onRetry={refetch}>{translate('crud.lookup_failed')}</RetryAlert>}
      <ChoiceBox
        label={translate('accessPages.menus.role')}
        value={chosen ? String(chosen.id) : ''}
        onChoose={value => void navigate(roleMenuPath(value))}
        sx={{ maxWidth: 320 }}
        options={roles.map(({ id, name }) => [String(id), name] as const)}
      />
      {roleId !== undefined && (
        <EditBase key={roleId} resource={role.route} id={Number(roleId)} redirect={false} mutationMode="pessimistic">
          <RoleMenu />
        </EditBase>
      )}
    </Box>
  );
}
