import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { debounce } from 'es-toolkit';
import { useMemo, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';

/** How long the typing rests before the host is asked, in milliseconds. */
const PAUSE = 350;
/** More would not be read. */
const MOST = 25;

interface RecordPickerProps {
  readonly entity: Entity;
  readonly value: RaRecord | null;
  onChange(record: RaRecord | null): void;
}

/** Chooses one record by searching for it, or none. */
export function RecordPicker({ entity, value, onChange }: RecordPickerProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const later = useMemo(() => debounce(setText, PAUSE), []);
  const {
    data = [],
    isFetching,
    error,
  } = useGetList(
    entity.route,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: entity.title[0] ?? 'id', order: 'ASC' },
      filter: text ? { q: text } : {},
    },
    { enabled: wanted },
  );
  const shown = (record: RaRecord) => `${titleOf(entity, record)} · ${record.id}`;
  return (
    <Autocomplete
      options={data}
      value={value}
      loading={isFetching}
      loadingText={translate('ra.message.loading')}
      noOptionsText={translate('crud.nothing_found')}
      onOpen={() => setWanted(true)}
      onChange={(_event, record) => onChange(record)}
      onInputChange={(_event, typed, reason) => reason === 'input' && later(typed)}
      // The host has searched.
      filterOptions={options => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={shown}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('accessPages.why.record')}
          error={Boolean(error)}
          helperText={error ? translate('crud.lookup_failed') : ''}
        />
      )}
    />
  );
}
