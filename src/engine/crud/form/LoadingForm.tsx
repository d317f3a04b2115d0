import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** The outline of a form while its record is on the way. */
export const LoadingForm = () => (
  <Card aria-busy sx={{ p: 2, mt: 6 }}>
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } }}
    >
      {[1, 2, 3, 4, 5, 6].map(box => (
        <Skeleton key={box} variant="rounded" height={40} />
      ))}
    </Box>
  </Card>
);
