import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import type { Choices } from '../Choices.ts';
import type { Prepared } from '../prepare.ts';

interface KeyChoiceProps {
  readonly prepared: Prepared;
  readonly isOfKnown: boolean;
  readonly busy: boolean;
  onDecide(decision: Partial<Pick<Choices, 'keys' | 'isOfKnown'>>): void;
}

/** Chooses by what a row is found among the records, and whether all of them are. */
export function KeyChoice({ prepared: { keys, possibleKeys, missing }, isOfKnown, busy, onDecide }: KeyChoiceProps) {
  const translate = useTranslate();
  if (possibleKeys.length === 0) return null;
  const isAsked = keys.length > 0 && (isOfKnown || missing.length > 0);
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{translate('crud.import.assign.keys')}</FormLabel>
      <FormGroup row>
        {possibleKeys.map(name => (
          <FormControlLabel
            key={name}
            label={translate(`fields.${name}`, { _: name })}
            control={
              <Checkbox
                checked={keys.includes(name)}
                slotProps={{ input: { 'aria-readonly': busy } }}
                onChange={(_, isKey) => {
                  if (!busy)
                    onDecide({ keys: possibleKeys.filter(one => (one === name ? isKey : keys.includes(one))) });
                }}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {translate(keys.length > 0 ? 'crud.import.assign.keys_hint' : 'crud.import.assign.no_keys_hint')}
      </FormHelperText>
      {isAsked && (
        <FormControlLabel
          label={translate('crud.import.assign.of_known')}
          control={
            <Checkbox
              checked={isOfKnown}
              slotProps={{ input: { 'aria-readonly': busy } }}
              onChange={(_, isAll) => {
                if (!busy) onDecide({ isOfKnown: isAll });
              }}
            />
          }
        />
      )}
    </FormControl>
  );
}
