import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { HttpError, type RaRecord, useCanAccess, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ArrangeStatus } from '#src/engine/arrange/ArrangeStatus.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { AddPictures } from './AddPictures.tsx';
import { emptyGalleryPath, type Gallery, galleries, picturePath } from './galleries.ts';
import { PictureEditor } from './PictureEditor.tsx';
import { PictureGroups } from './PictureGroups.tsx';
import { useGallery } from './useGallery.ts';

interface Shown {
  readonly gallery: Gallery;
  readonly state: ReturnType<typeof useGallery>;
  readonly owner: RaRecord;
}

function Pictures({ gallery, state, owner }: Shown) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ordered, picture, order, saving } = state;
  const { canAccess: canEdit = false } = useCanAccess({ resource: gallery.pictures.route, action: 'edit' });
  const show = (one: RaRecord) => void navigate(picturePath(gallery, one, owner));
  const afterDelete = (gone: RaRecord) => {
    const next = ordered.find(one => one.id !== gone.id);
    void navigate(
      next ? picturePath(gallery, next, owner) : emptyGalleryPath(gallery, owner.id, titleOf(gallery.owners, owner)),
      { replace: true },
    );
  };
  return (
    <>
      {picture && (
        <PictureEditor
          key={`${picture.id} ${picture['version']}`}
          gallery={gallery}
          picture={picture}
          onDeleted={() => afterDelete(picture)}
        />
      )}
      {ordered.length === 0 && <Typography color="textSecondary">{translate('contentPages.gallery.none')}</Typography>}
      {ordered.length > 0 && <ArrangeStatus saving={saving} />}
      <PictureGroups pictures={ordered} shown={picture?.id} movable={canEdit} onShow={show} onOrder={order} />
    </>
  );
}

function Content({ gallery }: { readonly gallery: Gallery }) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const state = useGallery(gallery);
  const { owner, ordered, error, isLoading } = state;
  const { canAccess: canCreate } = useCanAccess({ resource: gallery.pictures.route, action: 'create' });
  if (error instanceof HttpError && error.status === 404) return <UnknownRecord of={gallery.owners.route} />;
  if (error) return <RetryAlert onRetry={state.retry}>{translate(error.message, { _: error.message })}</RetryAlert>;
  if (isLoading) return <LoadingPage />;
  if (!owner) return <UnknownRecord of={gallery.owners.route} />;
  const name = titleOf(gallery.owners, owner);
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Heading title={translate('contentPages.gallery.title', { name })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography color="textSecondary">
          {translate('contentPages.gallery.count', { smart_count: ordered.length })}
        </Typography>
        <PageButton to={recordPath(gallery.owners, owner)}>
          {translate('contentPages.gallery.to_owner', { name })}
        </PageButton>
      </Box>
      <Pictures gallery={gallery} state={state} owner={owner} />
      {canCreate && (
        <Card sx={{ p: 2 }}>
          <AddPictures key={owner.id} gallery={gallery} ownerId={owner.id} pictures={ordered} />
        </Card>
      )}
    </Box>
  );
}

const [menus, causes] = galleries;

/** The pictures of a page of the website. */
export const MenuGalleryPage = () => menus && <Content gallery={menus} />;
/** The pictures of a cause. */
export const CauseGalleryPage = () => causes && <Content gallery={causes} />;
