import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { groupBy } from 'es-toolkit';
import { useGetList } from 'react-admin';
import { inOrder } from '#src/engine/arrange/inOrder.ts';
import { type Gallery, galleryBeside } from '../gallery/galleries.ts';
import type { PreviewProps } from './PreviewProps.ts';

function Pictures({ gallery, ownerId }: { readonly gallery: Gallery; readonly ownerId: unknown }) {
  const { data = [] } = useGetList(gallery.pictures.route, {
    filter: { [gallery.ownerField]: ownerId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
  });
  return Object.entries(groupBy(inOrder(data, 'position'), picture => String(picture['head']))).map(
    ([head, pictures]) => (
      <Box key={head} component="section" sx={{ mt: 2 }}>
        <Typography variant="h6" component="h5">
          <bdi>{head}</bdi>
        </Typography>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))' }}>
          {pictures.map(picture => (
            <img
              key={picture.id}
              src={String(picture['image'])}
              alt={String(picture['alt'] ?? '')}
              loading="lazy"
              style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 4 }}
            />
          ))}
        </Box>
      </Box>
    ),
  );
}

/** The pictures of the page on which a text stands. */
export function PagePictures({ entity, values }: PreviewProps) {
  const gallery = galleryBeside(entity);
  const ownerId = gallery && values[gallery.ownerField];
  return gallery && ownerId ? <Pictures gallery={gallery} ownerId={ownerId} /> : null;
}
