import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LineGridProps } from '#src/engine/kinds/lines/grid/gridParts.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { areForeign, foreignFields } from '../documents/foreign.ts';

interface Foreign {
  readonly columns: NonNullable<LineGridProps['columns']>;
  /** Asks for them; nothing once they are needed. */
  readonly question: ReactNode;
}

/** The columns of a foreign currency: hidden until somebody asks for them, or one of the lines is in one. */
export function useForeign(lines: readonly Line[]): Foreign {
  const translate = useTranslate();
  const [isAsked, ask] = useState(false);
  const isForeign = areForeign(lines);
  const isHidden = !isAsked && !isForeign;
  const columns = useMemo(
    () => Object.fromEntries(foreignFields.map(name => [name, { room: 96, isHidden }])),
    [isHidden],
  );
  const question = !isForeign && (
    <FormControlLabel
      control={<Checkbox size="small" checked={isAsked} onChange={(_event, checked) => ask(checked)} />}
      label={translate('voucherPages.foreign')}
    />
  );
  return { columns, question };
}
