import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { TextInput, useCanAccess, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isBlank } from '../blank.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';

/** That a record points somewhere, and no more; nothing where it points nowhere. */
function Hidden(props: FieldInputProps) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: props.name });
  if (isBlank(value)) return null;
  return <TextInput {...inputProps(props)} disabled format={() => translate('crud.form.not_visible')} />;
}

/**
 * Stands in the place of a choice for whoever may not read the records to choose from: their list would only be
 * refused.
 */
export function IfReadable({ children, ...props }: FieldInputProps & { readonly children: ReactNode }) {
  const { route } = entityNamed(props.field.target ?? '');
  const { canAccess, isPending } = useCanAccess({ resource: route, action: 'list' });
  if (isPending) return <Skeleton variant="rounded" height={40} sx={{ marginBlock: 1 }} />;
  return canAccess ? children : <Hidden {...props} />;
}
