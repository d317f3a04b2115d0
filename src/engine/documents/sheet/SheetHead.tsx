import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import { mediaUrl } from '../../kinds/media/mediaUrl.ts';
import { Said } from './Said.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import { SheetTexts } from './SheetTexts.tsx';

interface SheetHeadProps {
  readonly paper: PaperData;
  /** Of the house; null of one that has none. */
  readonly logo: string | null;
  /** Id of its title, by which its parts are called. */
  readonly titleId: string;
}

const side = { display: 'grid', gap: 0.5, alignContent: 'start' } as const;

/** Who issues a paper, and what it is. */
export function SheetHead({ paper, logo, titleId }: SheetHeadProps) {
  const { agency, title, mark, copy, facts } = paper;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 6,
        rowGap: 2,
        paddingBlockEnd: 2,
        borderBlockEnd: '2px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={side}>
        {logo !== null && (
          <Box
            component="img"
            src={mediaUrl(logo)}
            alt=""
            sx={{ inlineSize: 64, blockSize: 64, objectFit: 'contain' }}
          />
        )}
        <Typography variant="h6" component="p">
          <Said text={agency.name} />
        </Typography>
        <Typography variant="body2" component="div">
          <SheetTexts texts={agency.lines} />
          <SheetFacts facts={agency.numbers} />
        </Typography>
      </Box>
      <Box sx={side}>
        <Typography id={titleId} variant="h5" component="h2">
          <Said text={title} />
        </Typography>
        {mark !== undefined && (
          <Typography sx={{ fontWeight: 700 }}>
            <Said text={mark} />
          </Typography>
        )}
        {copy !== undefined && (
          <Typography color="textSecondary">
            <Said text={copy} />
          </Typography>
        )}
        <SheetFacts facts={facts} />
      </Box>
    </Box>
  );
}
