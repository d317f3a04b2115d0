import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { donation } from '#catalog/donations/donation.ts';
import { RetryAlert } from '../../engine/messages/RetryAlert.tsx';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { FieldCell } from '../../engine/kinds/FieldCell.tsx';

interface Contributor {
  readonly member: number;
  readonly donations: number;
  readonly amount: string;
}

interface Answer {
  readonly contributors: readonly Contributor[];
  readonly total: number;
}

/** Who has given for a cause, whoever gave most first. */
export function Contributors({ cause }: { readonly cause: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [donation.route, 'contributors', cause],
    queryFn: ({ signal }) => dataProvider.ask<Answer>(`/api/causes/${cause}/contributors`, { signal }),
  });
  if (error) return <RetryAlert onRetry={refetch}>{translate('donationPages.cause.failed')}</RetryAlert>;
  if (!data) return null;
  if (data.total === 0) return <Typography color="textSecondary">{translate('donationPages.cause.none')}</Typography>;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {translate('donationPages.progress.contributors', { smart_count: data.total })}
      </Typography>
      <List dense>
        {data.contributors.map(({ member, donations, amount }) => (
          <ListItem
            key={member}
            disableGutters
            secondaryAction={<FieldCell name="amount" field={donation.fields.amount} value={amount} />}
          >
            <ListItemText
              primary={<FieldCell name="member" field={donation.fields.member} value={member} />}
              secondary={translate('donationPages.cause.times', { smart_count: donations })}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
