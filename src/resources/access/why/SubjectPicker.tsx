import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Subject } from './Subject.ts';

interface SubjectPickerProps {
  readonly subjects: readonly Subject[];
  readonly value: Subject;
  onChange(subject: Subject): void;
}

/** Chooses by searching what a question is about. */
export function SubjectPicker({ subjects, value, onChange }: SubjectPickerProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      disableClearable
      autoHighlight
      options={subjects}
      value={value}
      onChange={(_event, subject) => onChange(subject)}
      groupBy={({ group }) => group}
      getOptionKey={({ key }) => key}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      noOptionsText={translate('crud.nothing_found')}
      renderInput={params => <TextField {...params} label={translate('accessPages.why.subject')} />}
    />
  );
}
