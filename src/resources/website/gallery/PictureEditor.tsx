import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  EditBase,
  type RaRecord,
  ResourceContextProvider,
  SaveButton,
  useCanAccess,
  useNotify,
  useTranslate,
} from 'react-admin';
import { DeleteDialog } from '#src/engine/arrange/DeleteDialog.tsx';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import { inputs } from '#src/engine/kinds/inputs.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import type { Gallery } from './galleries.ts';

interface PictureEditorProps {
  readonly gallery: Gallery;
  readonly picture: RaRecord;
  onDeleted(): void;
}

const editable = ['head', 'alt', 'position'];

function Fields({ gallery, picture, onDeleted }: PictureEditorProps) {
  const { pictures } = gallery;
  const translate = useTranslate();
  const [deleting, setDeleting] = useState(false);
  const { canAccess: canEdit } = useCanAccess({ resource: pictures.route, action: 'edit' });
  const { canAccess: canDelete } = useCanAccess({ resource: pictures.route, action: 'delete' });
  const name = String(picture['alt'] ?? '');
  return (
    <Box sx={{ p: 2, minWidth: 0 }}>
      {canEdit && (
        <EditingForm noValidate validate={values => formErrors(pictures, { ...picture, ...values }, { translate })}>
          {editable.map(one => {
            const field = pictures.fields[one];
            const Input = field && inputs[field.kind];
            return Input && <Input key={one} name={one} field={field} entity={pictures} />;
          })}
          <SaveButton sx={{ mt: 2 }} />
        </EditingForm>
      )}
      {canEdit === false && (
        <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1 } }}>
          {editable.map(one => {
            const field = pictures.fields[one];
            return (
              field && [
                <Box component="dt" key={one} sx={{ color: 'text.secondary' }}>
                  {translate(`fields.${one}`)}
                </Box>,
                <dd key={`${one} value`}>
                  <FieldCell name={one} field={field} value={picture[one]} />
                </dd>,
              ]
            );
          })}
        </Box>
      )}
      {canDelete && (
        <Button color="error" startIcon={<Delete />} onClick={() => setDeleting(true)} sx={{ mt: 1 }}>
          {translate('contentPages.gallery.delete')}
        </Button>
      )}
      {deleting && (
        <DeleteDialog
          entity={pictures}
          id={picture.id}
          name={name}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </Box>
  );
}

/** A picture in full size with what is said of it. */
export function PictureEditor(props: PictureEditorProps) {
  const { gallery, picture } = props;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { route } = gallery.pictures;
  const onSuccess = async () => {
    notify('crud.form.saved', { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: [route] });
  };
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'action.hover', minHeight: 200 }}>
        <img
          src={String(picture['image'])}
          alt={String(picture['alt'] ?? '')}
          style={{ maxWidth: '100%', maxHeight: '60vh', objectFit: 'contain' }}
        />
      </Box>
      <ResourceContextProvider value={route}>
        <EditBase
          id={picture.id}
          redirect={false}
          mutationMode="pessimistic"
          mutationOptions={{ onSuccess: () => void onSuccess() }}
        >
          <Fields {...props} />
        </EditBase>
      </ResourceContextProvider>
    </Card>
  );
}
