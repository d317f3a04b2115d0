import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TextInput, useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { hexColor } from '#catalog/engine/texts/hexColor.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';

/**
 * Where the picker begins without a colour. Black would be chosen already for whoever wants it, and a choice of it no
 * change.
 */
const BEGIN = '#1e88e5';
const crossed = 'linear-gradient(to top right, transparent 46%, currentcolor 46% 54%, transparent 54%)';
const none = { backgroundColor: 'transparent !important', backgroundImage: crossed };
const pane = { border: 0, borderRadius: '3px' };
const well = {
  flexShrink: 0,
  width: 24,
  height: 24,
  p: 0,
  marginInlineEnd: 1,
  border: 1,
  borderRadius: '4px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default', opacity: 0.5 },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: '1px' },
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': pane,
  '&::-moz-color-swatch': pane,
  '&[data-none=true]::-webkit-color-swatch': none,
  '&[data-none=true]::-moz-color-swatch': none,
} as const;

/**
 * A colour that is chosen by its look, in the browser's own picker, or typed. Empty is none: whoever shows it has one.
 */
export function ColorInput(props: FieldInputProps) {
  const translate = useTranslate();
  const given = inputProps(props);
  const path = useWrappedSource(given.source);
  const { setValue, setFocus } = useFormContext();
  const value: unknown = useWatch({ name: path });
  const color = hexColor(value);
  const set = (next: string | null) =>
    setValue(path, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const clear = () => {
    set(null);
    setFocus(path);
  };
  const naming = (word: string) => {
    const name = translate(`crud.color.${word}`, { field: translate(given.label) });
    return { disabled: given.disabled, 'aria-label': name, title: name };
  };
  const swatch = (
    <Box
      component="input"
      type="color"
      {...naming('choose')}
      value={color ?? BEGIN}
      data-none={!color}
      onChange={({ target }) => set(target.value)}
      sx={well}
    />
  );
  const button = (
    <IconButton size="small" edge="end" {...naming('clear')} onClick={clear}>
      <Clear fontSize="small" />
    </IconButton>
  );
  return (
    <TextInput
      {...given}
      placeholder="#rrggbb"
      slotProps={{ htmlInput: { dir: 'ltr' }, input: { startAdornment: swatch, endAdornment: value ? button : null } }}
    />
  );
}
