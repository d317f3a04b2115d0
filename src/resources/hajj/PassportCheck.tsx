import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { ZoneDifference } from '#catalog/hajj/zones/differences.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';

interface PassportCheckProps {
  readonly differences: readonly ZoneDifference[];
  /** Takes over what the document says of a field, where the file is at hand. */
  onTake?(field: ZoneDifference['field']): void;
  /** Whether that can be taken over. */
  takes?(difference: ZoneDifference): boolean;
}

/** Whether a pilgrim's file says what the pasted passport says, and what it says otherwise. */
export function PassportCheck({ differences, onTake, takes }: PassportCheckProps) {
  const translate = useTranslate();
  const reader = useReader();
  if (differences.length === 0) return <Alert severity="success">{translate('pages.search.agrees')}</Alert>;
  const nameOf = (field: ZoneDifference['field']) =>
    translate(field === 'name' ? 'pages.search.name' : `fields.${field}`);
  const said = (field: ZoneDifference['field'], value: string) =>
    field === 'name' ? value : valueText(fieldOf(entities.hajj_passenger_info, field), value, reader);
  return (
    <Alert severity="warning">
      {translate('pages.search.differs')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {differences.map(one => {
          const { field, passport, file } = one;
          return (
            <li key={field}>
              {translate('pages.search.difference', {
                field: nameOf(field),
                passport: said(field, passport),
                file: said(field, file),
              })}
              {onTake && takes?.(one) !== false && (
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => onTake(field)}
                  aria-label={translate('pages.search.take_field', { field: nameOf(field) })}
                  sx={{ marginInlineStart: 1 }}
                >
                  {translate('pages.search.take')}
                </Button>
              )}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
