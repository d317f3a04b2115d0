import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import { useGetList, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { listPath } from '../../engine/entity/listPath.ts';
import { idsAlone } from '../../engine/crud/list/rowFields.ts';
import type { Extra, ExtraProps } from '../../engine/entity/recordExtras.ts';
import { PageButton } from '../../engine/pages/PageButton.tsx';

/** More than anybody goes on. */
const MOST = 100;

/** The way from a file to all of the same person, where there are others: each of them is one journey. */
function View({ record }: ExtraProps) {
  const translate = useTranslate();
  const first = Number(record['first_file'] ?? record.id);
  const { data } = useGetList(hajjPassengerInfo.route, {
    filter: { first_file__in: [first] },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
    meta: idsAlone,
  });
  if (!data || data.length === 0) return null;
  const ids = [first, ...data.map(({ id }) => Number(id))];
  return (
    <PageButton
      size="small"
      startIcon={<LuggageOutlined />}

      to={listPath(hajjPassengerInfo, { filter: { id__in: ids } })}
    >
      {translate('journeys_of_person', { count: ids.length })}
    </PageButton>
  );
}

const extra: Extra = { View };

/** Files of pilgrims lead to the other journeys of the same person. */
export const journeysExtra = (entity: Entity): Extra | undefined =>
  entity.name === hajjPassengerInfo.name ? extra : undefined;
