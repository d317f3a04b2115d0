import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { requirementCodes } from '#catalog/hajj/fly/requirementCodes.ts';
import { FileCard } from './FileCard.tsx';
import { useLacks } from './useLacks.ts';
import { useReasonPath } from './useReasonPath.ts';
import type { SeasonOfFile } from './useSeasonOfFile.ts';

interface LacksCardProps {
  readonly file: RaRecord;
  readonly season: SeasonOfFile;
}

/** What the checklist of the season still lacks, each as the way to its field. */
export function LacksCard({ file, season }: LacksCardProps) {
  const translate = useTranslate();
  const pathOf = useReasonPath(file, undefined);
  const lacks = useLacks(file, season);
  if (!lacks) return null;
  if (lacks.length === 0) return <FileCard title="filePages.lacks" empty="filePages.lacks_nothing" />;
  return (
    <FileCard title="filePages.lacks">
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, '& li': { paddingBlock: 0.25 } }}>
        {lacks.map(one => {
          const to = pathOf(requirementCodes[one]);
          const said = translate(`choices.${one}`);
          return (
            <Typography key={one} component="li" variant="body2">
              {to === undefined ? said : <PageLink to={to}>{said}</PageLink>}
            </Typography>
          );
        })}
      </Box>
    </FileCard>
  );
}
