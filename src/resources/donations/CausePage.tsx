import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CanAccess, useRecordContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { donation } from '#catalog/donations/donation.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { GalleryLink } from '../website/gallery/GalleryLink.tsx';
import { CauseDonations } from './CauseDonations.tsx';
import { CauseProgress } from './CauseProgress.tsx';
import { Contributors } from './Contributors.tsx';

const Progress = () => (
  <Box sx={{ p: 2, paddingBlockEnd: 0 }}>
    <CauseProgress record={useRecordContext()} />
  </Box>
);

const parts = { donations: CauseDonations, contributors: Contributors } as const;

/** A cause with how near its goal is, and who gave for it. */
export function CausePage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <>
      <EntityPage
        above={
          <>
            <GalleryLink />
            <Progress />
          </>
        }
      />
      <CanAccess resource={donation.route} action="list" loading={null} accessDenied={null}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          {Object.entries(parts).map(([name, Part]) => (
            <Card key={name} component="section" sx={{ p: 2 }}>
              <Typography variant="h6" component="h2" gutterBottom>
                {translate(`donationPages.cause.${name}`)}
              </Typography>
              <Part key={id} cause={id} />
            </Card>
          ))}
        </Box>
      </CanAccess>
    </>
  );
}
