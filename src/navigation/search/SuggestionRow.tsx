import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import type { Suggestion } from './Suggestion.ts';

interface SuggestionRowProps extends HTMLAttributes<HTMLLIElement> {
  readonly suggestion: Suggestion;
}

/** One line of a search's suggestions. */
export const SuggestionRow = ({ suggestion, ...rest }: SuggestionRowProps) => (
  <li {...rest}>
    <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0 }}>
      {suggestion.title}
    </Typography>
    {suggestion.hint && (
      <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ marginInlineStart: 2 }}>
        {suggestion.hint}
      </Typography>
    )}
  </li>
);
