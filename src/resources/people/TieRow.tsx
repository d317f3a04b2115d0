import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Fragment } from 'react';
import { LinkBase, type RaRecord } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field, Kind } from '#catalog/engine/fields.ts';
import { isBlank } from '../../engine/kinds/blank.ts';
import { ChoiceCell } from '../../engine/kinds/choice/ChoiceCell.tsx';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { useRecordPath } from '../../engine/kinds/useRecordPath.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';

interface TieRowProps {
  readonly entity: Entity;
  readonly row: RaRecord;
  /** Field that points to the person, which its reader knows. */
  readonly field: string;
}

/** A yes or no says nothing without its question; what is sealed is not shown in passing. */
const untold: readonly Kind[] = ['flag', 'image', 'file', 'state'];
const FEW = 3;

const told = (entity: Entity, row: RaRecord, without: string): [string, Field][] =>
  entity.list
    .flatMap((name): [string, Field][] => {
      const field = entity.fields[name];
      const says =
        field &&
        name !== without &&
        !entity.title.includes(name) &&
        !field.sealed &&
        !untold.includes(field.kind) &&
        !isBlank(row[name]);
      return says ? [[name, field]] : [];
    })
    .slice(0, FEW);

/** A record that belongs to a person: its title, a few words about it, its state. */
export function TieRow({ entity, row, field }: TieRowProps) {
  const recordPath = useRecordPath();
  const [state, stateField] = Object.entries(entity.fields).find(([, { kind }]) => kind === 'state') ?? [];
  const details = told(entity, row, field).map(([name, one], index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <ValueText field={one} value={row[name]} />
    </Fragment>
  ));
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={LinkBase}
        to={recordPath(entity, row)}
        sx={{ gap: 1, paddingInline: 1, borderRadius: 1 }}
      >
        <ListItemText
          primary={<bdi>{titleOf(entity, row)}</bdi>}
          secondary={details}
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        />
        {state && stateField && !isBlank(row[state]) && (
          <ChoiceCell name={state} field={stateField} value={row[state]} />
        )}
      </ListItemButton>
    </ListItem>
  );
}
