import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useListContext } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { galleryOfPictures, picturePath } from './galleries.ts';

/** The pictures of a list side by side. */
export function PictureGrid() {
  const entity = useEntity();
  const gallery = galleryOfPictures(entity);
  const { data } = useListContext();
  if (!gallery) return null;
  const { ownerField } = gallery;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 2,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
      }}
    >
      {!data && [1, 2, 3, 4].map(box => <Skeleton key={box} component="li" variant="rounded" height={180} />)}
      {data?.map(picture => (
        <Card key={picture.id} component="li" variant="outlined">
          <CardActionArea component={LinkBase} to={picturePath(gallery, picture)}>
            <img
              src={String(picture['image'])}
              alt={String(picture['alt'] ?? '')}
              loading="lazy"
              style={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
            />
            <Typography sx={{ paddingInline: 1.5, paddingBlockStart: 1, overflowWrap: 'anywhere' }}>
              <bdi>{String(picture['head'])}</bdi>
            </Typography>
          </CardActionArea>
          <Box sx={{ paddingInline: 1.5, paddingBlockEnd: 1 }}>
            <FieldCell name={ownerField} field={fieldOf(entity, ownerField)} value={picture[ownerField]} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
