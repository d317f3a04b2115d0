import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';

const Picture = styled('img')({ borderRadius: '50%', objectFit: 'cover' });

/** Picture, name and address of the person at the screen. */
export const WhoIsIn = () => {
  const { identity } = useGetIdentity();
  if (!identity?.id) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, paddingInline: 2, paddingBlock: 1.5 }}>
      <Picture src={identity.avatar} alt="" width={72} height={72} />
      <Typography noWrap sx={{ maxWidth: '100%', fontWeight: 600 }}>
        {identity.fullName}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap sx={{ maxWidth: '100%' }}>
        {identity['email']}
      </Typography>
    </Box>
  );
};
