import Typography from '@mui/material/Typography';
import { groupBy } from 'es-toolkit';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import { listText } from '../../kinds/valueText.ts';

/** Most records of a kind that are named. */
const MOST = 20;

/** Records that the rows refer to and that the import would make, by their kind. */
export function MadeAlong({ made }: Pick<ImportReport, 'made'>) {
  const translate = useTranslate();
  const locale = useLocale();
  return Object.entries(groupBy(made, ({ entity }) => entity)).map(([entity, all]) => {
    const titles = all.slice(0, MOST).map(({ title }) => title);
    return (
      <Typography key={entity} sx={{ overflowWrap: 'anywhere' }}>
        {translate('crud.import.changes.made', {
          kind: translate(`entities.${entity}`, { smart_count: 2, _: entity }),
          titles: listText(all.length > MOST ? [...titles, '…'] : titles, locale),
          smart_count: all.length,
        })}
      </Typography>
    );
  });
}
