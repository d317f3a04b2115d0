import InputAdornment from '@mui/material/InputAdornment';

/** Before the figure of a box what stands for its currency; nothing where that is not known. */
export const currencyAdornment = (sign: string | undefined) =>
  sign && {
    startAdornment: (
      <InputAdornment position="start">
        <bdi dir="ltr">{sign}</bdi>
      </InputAdornment>
    ),
  };
