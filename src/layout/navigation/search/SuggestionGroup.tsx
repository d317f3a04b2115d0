import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Options = styled('ul')({ margin: 0, padding: 0, '& .MuiAutocomplete-option': { paddingInlineStart: 24 } });

interface SuggestionGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Suggestions of one kind. Between a listbox and its options there may be groups, but neither lists nor items of lists.
 */
export const SuggestionGroup = ({ title, children }: SuggestionGroupProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for inputs
  <div role="group" aria-label={title}>
    <ListSubheader component="div" aria-hidden sx={{ top: -8, lineHeight: '32px', paddingBlockStart: 1 }}>
      {title}
    </ListSubheader>
    <Options role="presentation">{children}</Options>
  </div>
);
