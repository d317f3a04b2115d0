import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useGetList, useRecordContext } from 'react-admin';
import { dateTime } from '#catalog/engine/fields.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { Section } from '#src/engine/pages/Section.tsx';

const AT = dateTime();
const STEP = 12;

interface Entry extends RaRecord {
  readonly action: string;
  readonly command?: string | null;
  readonly at: string;
  readonly by_name: string | null;
  readonly reason: string | null;
}

/** What has happened with the record of the page, the newest first: who did what, when and why. */
export function Timeline() {
  const { name } = useEntity();
  const record = useRecordContext();
  const reader = useInstantReader();
  const { translate } = reader;
  const [shown, setShown] = useState(STEP);
  const { data = [], total = 0 } = useGetList<Entry>('history', {
    filter: { entity: name, record: record?.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Section title={translate('orderPages.timeline')}>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.map(({ id: one, action, command, at, by_name: by, reason }) => (
          <Box
            component="li"
            key={one}
            sx={{ py: 0.75, paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}
          >
            <Typography variant="body2">
              {translate(command ? `commands.${command}` : `crud.history.${action}`)}
              {reason && (
                <>
                  {': '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              <time dateTime={at}>{valueText(AT, at, reader)}</time> ·{' '}
              <bdi>{by ?? translate('crud.history.system')}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
      {total > shown && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {translate('crud.history.more')}
        </Button>
      )}
    </Section>
  );
}
