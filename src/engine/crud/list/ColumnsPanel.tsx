import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PanelProps } from '../../panels/LazyTool.tsx';
import { Side } from '../../panels/Side.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { columnNames, useColumns } from '../../entity/columns.ts';

/** Chooses the columns of a list; one at least stays. */
export function ColumnsPanel({ onClose }: PanelProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const [columns, keep] = useColumns(entity);
  const toggle = (name: string) =>
    keep(columns.includes(name) ? columns.filter(one => one !== name) : [...columns, name]);
  // Shown columns first, but only when the panel opens: boxes must not move under the pointer.
  const [order] = useState(() => [...new Set([...columns, ...columnNames(entity)])]);
  return (
    <Side title="crud.columns.open" onClose={onClose}>
      <FormGroup>
        {order.map(name => (
          <FormControlLabel
            key={name}
            label={translate(`fields.${name}`)}
            control={
              <Checkbox
                checked={columns.includes(name)}
                disabled={columns.length === 1 && columns.includes(name)}
                onChange={() => toggle(name)}
              />
            }
          />
        ))}
      </FormGroup>
      <Button onClick={() => keep(entity.list)}>{translate('ra.action.reset')}</Button>
    </Side>
  );
}
