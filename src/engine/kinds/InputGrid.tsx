import Box from '@mui/material/Box';
import { memo, useContext } from 'react';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import { FieldNotes } from './FieldNotes.ts';
import { useClosures } from './closures.tsx';
import { inputs } from './inputs.ts';

export const wide: readonly Kind[] = ['longText', 'richText', 'image', 'file', 'refs', 'lines'];

interface Props {
  readonly entity: Entity;
  readonly names: readonly string[];
  readonly disabled?: boolean;
  /** Names of those that stay as they are, since money has moved on the record. */
  readonly settled?: readonly string[];
}

/**
 * Inputs of some fields side by side, those that need room on a row of their own. Each knows its own value and error:
 * what changes around them in the form does not concern them.
 */
export const InputGrid = memo(function InputGrid({ entity, names, disabled, settled }: Props) {
  const closures = useClosures(entity);
  const notes = useContext(FieldNotes);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
      }}
    >
      {names.map(name => {
        const field = entity.fields[name];
        const Input = field && inputs[field.kind];
        return (
          Input && (
            <Box
              key={name}
              sx={{
                minWidth: 0,
                '&:empty': { display: 'none' },
                ...(wide.includes(field.kind) && { gridColumn: '1 / -1' }),
              }}
            >
              <Input
                name={name}
                field={field}
                entity={entity}
                closed={closures.get(name) ?? (settled?.includes(name) ? 'settled' : undefined)}
                {...(disabled && { disabled })}
              />
              {notes[name]}
            </Box>
          )
        );
      })}
    </Box>
  );
});
