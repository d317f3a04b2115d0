import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { type RaRecord, useDebouncedEvent, useRecordContext, useReference, useTranslate } from 'react-admin';
import { markFieldsOf } from '#catalog/registry/marks.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { titleOf } from '../titleOf.ts';
import { Beside, ChoiceRow } from '../ref/Beside.tsx';
import { titleIn } from '../ref/toldIn.ts';
import { useChoiceWords } from '../ref/useChoiceWords.tsx';
import { askedBeside } from '../ref/useLookUp.ts';
import { useForeign } from '../ref/useForeign.ts';
import type { CellInputProps } from './Column.ts';
import { theOne, useFound } from './useFound.ts';

const PAUSE = 120;

// The pattern of a combobox: an element of the browser's own shows no details, and keeps its choices to itself.
const listbox = { role: 'listbox' } as const;
const option = { role: 'option' } as const;

const choicesSx = {
  m: 0,
  p: 0.5,
  maxBlockSize: '18rem',
  overflowY: 'auto',
  listStyle: 'none',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 3, px: 1.5, py: 0.75, borderRadius: 1 },
  '& li[aria-selected=true], & li:hover': { backgroundColor: 'action.selected' },
  '& li > span + span': { color: 'text.secondary', whiteSpace: 'nowrap' },
};

/**
 * A record, found by any part of what it is searched by. The first found is taken when the cell is left; a text that is
 * still looked for then stays in the cell until it stands for one record.
 */
export function RefCellInput({ column, line, value, disabled, aria, onChange }: CellInputProps) {
  const { field, detail } = column;
  const translate = useTranslate();
  const listId = useId();
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const entity = entityNamed(field.target ?? '');
  const [typed, setTyped] = useState<string>();
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const later = useDebouncedEvent(setSought, PAUSE);
  const id = typeof value === 'number' ? value : undefined;
  const pending = typeof value === 'string' ? value : undefined;
  const parent = field.within === undefined ? undefined : line[field.within];
  const found = useFound({
    entity,
    parent,
    text: pending ?? sought,
    column,
    isOn: open || pending !== undefined,
  });
  const isMarked = markFieldsOf(entity) !== undefined;
  const told = titleIn(useRecordContext(), entity.name, id ?? 0);
  const { referenceRecord, isPending, error } = useReference({
    reference: entity.route,
    id: id ?? '',
    options: { enabled: id !== undefined && (told === undefined || isMarked), ...askedBeside(entity) },
  });
  const { beside } = useChoiceWords(entity.name);
  const [foreign] = useForeign(entity.name, id === undefined ? [] : [id]);
  // A number would be read as a name.
  const isComing = id !== undefined && told === undefined && !foreign && isPending && !error;
  const unread = id === undefined ? (pending ?? '') : (foreign?.text ?? (isComing ? '' : `#${id}`));
  const title = told ?? (referenceRecord ? titleOf(entity, referenceRecord) : unread);

  const isFound = found.of !== undefined && found.of === pending;
  const meant = isFound ? theOne(entity, found.records, found.of) : undefined;
  // What is still looked for is not wrong yet.
  const isBusy = pending !== undefined && (isFound ? meant !== undefined : !found.failed);
  const resolve = useEffectEvent((record: RaRecord) => onChange(Number(record.id), record));
  useEffect(() => {
    if (meant) resolve(meant);
  }, [meant]);

  const show = (text: string | undefined) => {
    setTyped(text);
    setActive(text ? 0 : -1);
    setOpen(true);
    if (text !== undefined) later(text);
    else setSought('');
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (record: RaRecord) => {
    if (record.id !== id) onChange(Number(record.id), record);
    close();
  };
  const leave = () => {
    const chosen = found.of === (typed ?? '') ? found.records[active] : undefined;
    if (open && chosen) return choose(chosen);
    if (typed !== undefined && typed.trim() !== title) onChange(typed.trim() || null);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey } = event;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (altKey || ctrlKey || (key !== 'Escape' && by === 0) || (!open && by !== 1)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') close();
    else if (!open) show(undefined);
    else setActive(now => Math.min(Math.max(now + by, 0), found.records.length - 1));
  };
  return (
    <>
      <input
        {...aria}
        ref={setBox}
        role="combobox"
        aria-busy={isBusy || isComing}
        placeholder={isComing ? translate('ra.message.loading') : undefined}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && found.records[active] ? `${listId}-${active}` : undefined}
        dir="auto"
        autoComplete="off"
        value={typed ?? title}
        disabled={disabled}
        onChange={event => show(event.target.value)}
        onClick={() => !open && show(undefined)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isMarked && referenceRecord && (
        <Box sx={{ px: 1, pb: 0.5, lineHeight: 1.4 }}>
          <Beside of={beside(referenceRecord)} />
        </Box>
      )}
      <Popper open={open} anchorEl={box} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Paper elevation={6} sx={{ minInlineSize: box?.offsetWidth ?? 0, maxInlineSize: 'min(36rem, 96vw)' }}>
          <Box component="ul" id={listId} {...listbox} aria-labelledby={aria['aria-labelledby']} sx={choicesSx}>
            {found.records.map((record, index) => (
              <Box
                component="li"
                key={record.id}
                id={`${listId}-${index}`}
                {...option}
                aria-selected={index === active}
                ref={(node: HTMLElement | null) => {
                  if (index === active) node?.scrollIntoView?.({ block: 'nearest' });
                }}
                onMouseDown={(event: MouseEvent) => event.preventDefault()}
                onClick={() => choose(record)}
              >
                <ChoiceRow title={titleOf(entity, record)} beside={beside(record)} />
                {detail && ' '}
                {detail && <span>{detail(record)}</span>}
              </Box>
            ))}
          </Box>
          {found.says && <Box sx={{ px: 2, py: 1, color: 'text.secondary' }}>{translate(found.says)}</Box>}
        </Paper>
      </Popper>
    </>
  );
}
