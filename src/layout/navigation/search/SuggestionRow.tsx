import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type HTMLAttributes } from 'react';
import type { Suggestion } from './Suggestion.ts';

interface SuggestionRowProps extends HTMLAttributes<HTMLLIElement> {
  readonly suggestion: Suggestion;
}

/** Title and hints side by side; one below the other where both do not fit. */
const Row = styled('li')({ columnGap: 16, flexWrap: 'wrap', justifyContent: 'space-between !important' });

/** One line of a search's suggestions. */
export const SuggestionRow = ({ suggestion: { title, hints }, ...rest }: SuggestionRowProps) => (
  <Row {...rest}>
    <Typography component="span" noWrap sx={{ maxWidth: '100%' }}>
      <bdi>{title}</bdi>
    </Typography>
    {hints && hints.length > 0 && (
      <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ maxWidth: '100%' }}>
        {hints.map((hint, place) => (
          <Fragment key={hint}>
            {place > 0 && ' · '}
            <bdi>{hint}</bdi>
          </Fragment>
        ))}
      </Typography>
    )}
  </Row>
);
