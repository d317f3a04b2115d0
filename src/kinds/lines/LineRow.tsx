import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Entity } from '../../../catalog/defineEntity.ts';
import { InputGrid } from '../InputGrid.tsx';
import { keepFocus } from './keepFocus.ts';

const steps = [
  { by: -1, key: 'crud.lines.up', Icon: ArrowUpward },
  { by: 1, key: 'crud.lines.down', Icon: ArrowDownward },
] as const;

/** Moves and removes a line. */
function LineButtons({ onRemoved }: { onRemoved(): void }) {
  const translate = useTranslate();
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const position = index + 1;
  const isPossible = (by: number) => index + by >= 0 && index + by < total;
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, by: number) => {
    if (!isPossible(by)) return;
    // The browser takes the focus from an element that is put elsewhere.
    flushSync(() => reOrder(index + by));
    currentTarget.focus();
  };
  return (
    <Box
      sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, justifyContent: { xs: 'end', sm: 'start' } }}
    >
      {steps.map(({ by, key, Icon }) => (
        // Not disabled at the ends: who moves a line by keyboard would lose the button there.
        <IconButton
          key={key}
          size="small"
          aria-label={translate(key, { position })}
          aria-disabled={!isPossible(by)}
          sx={isPossible(by) ? {} : { opacity: 0.4 }}
          onMouseDown={keepFocus}
          onClick={event => move(event, by)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      <IconButton
        size="small"
        color="error"
        aria-label={translate('crud.lines.remove', { position })}
        onMouseDown={keepFocus}
        onClick={() => {
          flushSync(() => remove());
          onRemoved();
        }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface Props {
  readonly label: string;
  /** The entity with the fields of its lines in place of its own, since the inputs stand beside those. */
  readonly entity: Entity;
  readonly disabled: boolean;
  onRemoved(): void;
}

/** One line: its inputs, and beside them, on a phone below them, what can be done with it. */
export function LineRow({ label, entity, disabled, onRemoved }: Props) {
  const translate = useTranslate();
  const { index } = useSimpleFormIteratorItem();
  return (
    <Box
      component="fieldset"
      aria-label={translate('crud.lines.one', { field: label, position: index + 1 })}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        m: 0,
        px: 0,
        py: 1.5,
        minInlineSize: 0,
        border: 0,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <InputGrid entity={entity} names={Object.keys(entity.fields)} disabled={disabled} />
      </Box>
      {!disabled && <LineButtons onRemoved={onRemoved} />}
    </Box>
  );
}
