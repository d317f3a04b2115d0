import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '#src/engine/kinds/blank.ts';

const parts = ['address', 'country', 'city', 'thana', 'postal_code'] as const;
const present = parts.map(part => `present_${part}` as const);

/** Fills the permanent address with the present one, for who lives where they have always lived. */
export function CopyAddress() {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const told: readonly unknown[] = useWatch({ name: present });
  if (told.every(isBlank)) return null;
  const copy = () => {
    // From the country down: a part is emptied when what it lies in becomes another.
    for (const part of ['country', 'city', 'thana', 'address', 'postal_code'] as const)
      setValue(`permanent_${part}`, getValues(`present_${part}`) ?? null, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button size="small" onClick={copy}>
      {translate('filePages.copy_address')}
    </Button>
  );
}
