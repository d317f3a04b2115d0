import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { allowed, guest, type Principal } from '#catalog/engine/access/access.ts';
import { dateTime } from '#catalog/engine/fields.ts';
import { OF_RUN } from '#catalog/engine/importRuns.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { listPath } from '#src/engine/entity/listPath.ts';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { RecordKind } from './RecordKind.tsx';
import { useImporterField } from './useImporterField.ts';

const AT = dateTime();

/** What was imported, by whom and when, with the way to the records that were made or changed. */
export function RunFacts() {
  const record = useRecordContext();
  const translate = useTranslate();
  const by = useImporterField();
  const { permissions = guest } = usePermissions<Principal>();
  if (!record) return null;
  const entity = entityList.find(({ name }) => name === record['entity_name']);
  return (
    <Card sx={{ p: 2, mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography variant="h6" component="h2">
        <RecordKind name={record['entity_name']} />
      </Typography>
      <Typography>
        <ValueText field={by} value={record['created_by']} />
        {' · '}
        <ValueText field={AT} value={record['created_at']} />
      </Typography>
      {entity && allowed(permissions, entity, 'list') && (
        <PageButton to={listPath(entity, { filter: { [OF_RUN]: Number(record.id) } })} variant="outlined">
          {translate('imports.records')}
        </PageButton>
      )}
    </Card>
  );
}
