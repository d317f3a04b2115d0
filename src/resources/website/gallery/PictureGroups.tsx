import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { groupBy } from 'es-toolkit';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { SortableCards } from '#src/engine/arrange/SortableCards.tsx';

interface PictureGroupsProps {
  readonly pictures: readonly RaRecord[];
  readonly shown: Identifier | undefined;
  readonly movable: boolean;
  onShow(picture: RaRecord): void;
  onOrder(pictures: readonly RaRecord[]): void;
}

const altOf = (picture: RaRecord): string => String(picture['alt'] ?? '') || `#${picture.id}`;

/** All pictures of a gallery under their headings; within a heading they are put in order. */
export function PictureGroups({ pictures, shown, movable, onShow, onOrder }: PictureGroupsProps) {
  const translate = useTranslate();
  const groups = Object.entries(groupBy([...pictures], picture => String(picture['head'] ?? '')));
  return groups.map(([head, members]) => (
    <Box key={head} component="section" aria-label={head}>
      <Typography variant="h6" component="h2" gutterBottom>
        <bdi>{head}</bdi>
      </Typography>
      <SortableCards
        items={members}
        label={translate('contentPages.gallery.pictures_of', { head })}
        movable={movable}
        width={150}
        nameOf={altOf}
        onOrder={next => onOrder(groups.flatMap(([other, same]) => (other === head ? next : same)))}
        draw={picture => (
          <ButtonBase
            focusRipple
            aria-label={translate('contentPages.gallery.show', { name: altOf(picture) })}
            aria-current={picture.id === shown}
            onClick={() => onShow(picture)}
            sx={{
              display: 'block',
              width: 1,
              textAlign: 'start',
              outline: picture.id === shown ? 3 : 0,
              outlineColor: 'primary.main',
              outlineOffset: -3,
            }}
          >
            <img
              src={String(picture['image'])}
              alt=""
              loading="lazy"
              style={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
            />
            <Typography variant="body2" sx={{ p: 1, overflowWrap: 'anywhere' }}>
              <bdi>{altOf(picture)}</bdi>
            </Typography>
          </ButtonBase>
        )}
      />
    </Box>
  ));
}
