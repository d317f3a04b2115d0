import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { type MenuIcon, menuIconOf, menuIcons } from '#catalog/access/menuIcons.ts';
import { menuIconPictures } from '#src/layout/navigation/menuIconPictures.ts';

function Picture({ icon }: { readonly icon: MenuIcon }) {
  const Icon = menuIconPictures[icon];
  return <Icon fontSize="small" aria-hidden="true" />;
}

/**
 * Chooses the icon of an entry by its look or its name; one of a name that is not known stays until another is chosen.
 */
export function IconInput({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const given = typeof field.value === 'string' ? field.value : '';
  const icon = menuIconOf(given);
  const hint = given && !icon ? translate('accessPages.entry.no_such_icon', { name: given }) : '';
  return (
    <Autocomplete
      size="small"
      options={menuIcons}
      value={icon ?? null}
      onChange={(_event, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      getOptionLabel={one => translate(`accessPages.icons.${one}`)}
      noOptionsText={translate('crud.nothing_found')}
      renderOption={({ key, ...props }, one) => (
        <Box key={key} component="li" {...props} sx={{ gap: 1.5 }}>
          <Picture icon={one} />
          {translate(`accessPages.icons.${one}`)}
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={translate('fields.icon')}
          error={fieldState.invalid}
          helperText={hint}
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              startAdornment: icon && (
                <InputAdornment position="start">
                  <Picture icon={icon} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
