import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { donation } from '#catalog/donations/donation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { FieldCell } from '../../engine/kinds/FieldCell.tsx';
import { figureSx } from '../../engine/kinds/number/NumberCell.tsx';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { RetryAlert } from '../../engine/messages/RetryAlert.tsx';
import { HeadedTable } from '../../engine/tables/HeadedTable.tsx';
import { PageLink } from '../../engine/pages/PageLink.tsx';
import { PageButton } from '../../engine/pages/PageButton.tsx';

const columns = ['donated_on', 'member', 'amount', 'status'] as const;
const latest = { pagination: { page: 1, perPage: 10 }, sort: { field: 'donated_on', order: 'DESC' as const } };

/** The latest donations for a cause, and the way to all of them. */
export function CauseDonations({ cause }: { readonly cause: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const filter = { cause: Number(cause) };
  const { data, error, refetch } = useGetList(donation.route, { ...latest, filter });
  if (error) return <RetryAlert onRetry={refetch}>{translate('donationPages.cause.failed')}</RetryAlert>;
  if (data?.length === 0) return <Typography color="textSecondary">{translate('donationPages.cause.none')}</Typography>;
  const all = `${createPath({ resource: donation.route, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <>
      <Box
        component="section"
        aria-label={translate('donationPages.cause.donations')}
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <HeadedTable
          sx={{ '& th, & td': { whiteSpace: 'nowrap', paddingInline: 1 } }}
          heads={['donation_no', ...columns].map(name => [
            `fields.${name}`,
            { sx: name === 'amount' ? figureSx : { textAlign: 'start' } },
          ])}
        >
          {data?.map(record => (
            <TableRow key={record.id}>
              <TableCell component="th" scope="row">
                <PageLink underline="hover" to={createPath({ resource: donation.route, type: 'edit', id: record.id })}>
                  <bdi>{titleOf(entities.donation, record)}</bdi>
                </PageLink>
              </TableCell>
              {columns.map(name => (
                <TableCell key={name} sx={name === 'amount' ? figureSx : { textAlign: 'start' }}>
                  <FieldCell name={name} field={donation.fields[name]} value={record[name]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </HeadedTable>
      </Box>
      <PageButton to={all} sx={{ mt: 1 }}>
        {translate('donationPages.cause.all')}
      </PageButton>
    </>
  );
}
