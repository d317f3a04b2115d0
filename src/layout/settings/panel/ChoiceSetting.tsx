import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { IdleNote } from './IdleNote.tsx';

interface ChoiceSettingProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  /** Where the words of the values stand. */
  readonly words: string;
  readonly value: T;
  /** Why no value would change anything at present; empty when each would. */
  readonly idle?: string;
  onChange(value: T): void;
}

/** Up to so many stand side by side. */
const ROW = 3;

/** A setting of which one value holds. */
export const ChoiceSetting = <T extends string>({
  label,
  values,
  words,
  value,
  idle = '',
  onChange,
}: ChoiceSettingProps<T>) => {
  const translate = useTranslate();
  const id = useId();
  const choose = (text: string) => {
    const chosen = values.find(one => one === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <FormControl margin="none" disabled={idle !== ''}>
      <FormLabel id={id}>{translate(label)}</FormLabel>
      <RadioGroup
        row={values.length <= ROW}
        aria-labelledby={id}
        {...(idle && { 'aria-describedby': `${id}-idle` })}
        value={value}
        onChange={(_event, text) => choose(text)}
      >
        {values.map(one => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={translate(`${words}.${one}`)}
          />
        ))}
      </RadioGroup>
      {idle && <IdleNote id={`${id}-idle`}>{idle}</IdleNote>}
    </FormControl>
  );
};
