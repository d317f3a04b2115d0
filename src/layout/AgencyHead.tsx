import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { generalSetting } from '../../catalog/website/generalSetting.ts';
import { mediaUrl } from '../engine/kinds/media/mediaUrl.ts';
import { TaxNumbers } from './TaxNumbers.tsx';
import { useSite } from './useSite.ts';

const newest = { pagination: { page: 1, perPage: 1 } };

/** Who issues a paper: logo, name, address and tax numbers from the general settings. */
export function AgencyHead() {
  const { name, logo } = useSite();
  const { data } = useGetList(generalSetting.route, newest, { staleTime: Infinity, retry: false });
  const site = data?.[0];
  const contact = ['phone', 'email', 'site_address']
    .map(field => site?.[field])
    .filter(value => typeof value === 'string' && value !== '');
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingBlockEnd: 2,
        borderBlockEnd: '2px solid',
        borderColor: 'divider',
      }}
    >
      {logo && (
        <Box component="img" src={mediaUrl(logo)} alt="" sx={{ inlineSize: 64, blockSize: 64, objectFit: 'contain' }} />
      )}
      <div>
        <Typography variant="h6" component="p">
          <bdi>{name}</bdi>
        </Typography>
        {typeof site?.['address'] === 'string' && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            <bdi>{site['address']}</bdi>
          </Typography>
        )}
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{contact.join(' · ')}</bdi>
        </Typography>
        {site && <TaxNumbers of={site} />}
      </div>
    </Box>
  );
}
