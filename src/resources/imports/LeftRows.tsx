import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { importRun } from '#catalog/imports/importRun.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { RecordKind } from './RecordKind.tsx';

const { left_why: WHY } = importRun.fields.left_rows.lines;

/** What the last undo has left as it is: which line of the sheet, which record, and why; nothing where it left nothing. */
export function LeftRows() {
  const told: unknown = useRecordContext()?.['left_rows'];
  const rows = Array.isArray(told) ? told.filter(isObject) : [];
  const translate = useTranslate();
  const recordPath = useRecordPath();
  if (rows.length === 0) return null;
  return (
    <Card component="section" sx={{ p: 2, mt: 2 }}>
      <Typography variant="h6" component="h2">
        {translate('fields.left_rows')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {rows.map(({ id, line, entity_name: name, record_id: record, left_why: why }) => {
          const entity = entityList.find(one => one.name === name);
          return (
            <li key={String(id)}>
              {typeof line === 'number' && `${translate('fields.line')} ${line}: `}
              <RecordKind name={name} />{' '}
              {entity && (
                <PageLink to={recordPath(entity, { id: Number(record) }, '')}>
                  <RefTitle target={entity.name} id={String(record)} />
                </PageLink>
              )}
              {' · '}
              <ValueText field={WHY} value={why} />
            </li>
          );
        })}
      </Box>
    </Card>
  );
}
