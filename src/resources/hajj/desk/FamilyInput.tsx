import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import type { Before } from './Sitting.ts';

/** Whether they are of the family of whoever was registered before them in this sitting. */
export function FamilyInput({ before: { id, name } }: { readonly before: Before }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'with_pilgrim' });
  const { error } = fieldState;
  return (
    <FormControl error={Boolean(error)} sx={{ mb: 1 }}>
      <FormControlLabel
        label={translate('deskPages.same_family', { name })}
        control={
          <Checkbox
            slotProps={{ input: { ref: field.ref } }}
            checked={field.value === id}
            onBlur={field.onBlur}
            onChange={(_event, isSame) => field.onChange(isSame ? id : null)}
          />
        }
      />
      {error?.message && (
        <FormHelperText>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
