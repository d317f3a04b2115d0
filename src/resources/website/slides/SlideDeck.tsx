import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RaRecord, useCanAccess, useGetList, useTranslate } from 'react-admin';
import { orderFieldOf } from '#catalog/engine/arranging.ts';
import { fieldOf, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { ArrangeStatus } from '#src/engine/arrange/ArrangeStatus.tsx';
import { SortableCards } from '#src/engine/arrange/SortableCards.tsx';
import { useOrder } from '#src/engine/arrange/useOrder.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { SlideFigure } from '../preview/SlideFigure.tsx';

/** Most slides that are put in order at once. */
const MOST = 500;

function Slide({ slide }: { readonly slide: RaRecord }) {
  const entity = useEntity();
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const [state = ''] = stateFieldOf(entity) ?? [];
  return (
    <>
      <SlideFigure slide={slide} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, pb: 1 }}>
        <FieldCell name={state} field={fieldOf(entity, state)} value={slide[state]} />
        <PageButton
          size="small"

          to={recordPath(entity, slide)}
          aria-label={translate('contentPages.tree.edit_of', { name: titleOf(entity, slide) })}
        >
          {translate('contentPages.tree.edit')}
        </PageButton>
      </Box>
    </>
  );
}

const draw = (slide: RaRecord) => <Slide slide={slide} />;

/** All slides as visitors meet them one after the other, to be put in another order. */
export function SlideDeck() {
  const entity = useEntity();
  const translate = useTranslate();
  const field = orderFieldOf(entity) ?? 'id';
  const { data, error, isPending, refetch } = useGetList(entity.route, {
    pagination: { page: 1, perPage: MOST },
    sort: { field, order: 'ASC' },
  });
  const { ordered, order, saving } = useOrder(entity, field, data ?? []);
  const { canAccess: movable = false } = useCanAccess({ resource: entity.route, action: 'edit' });
  if (error) return <RetryAlert onRetry={refetch}>{translate('crud.list_failed')}</RetryAlert>;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (ordered.length === 0)
    return <Typography sx={{ p: 4, textAlign: 'center' }}>{translate('crud.empty.none')}</Typography>;
  return (
    <Box sx={{ p: 2 }}>
      <ArrangeStatus saving={saving} />
      <SortableCards
        items={ordered}
        label={translate('contentPages.slides.deck')}
        movable={movable}
        width={300}
        nameOf={slide => titleOf(entity, slide)}
        draw={draw}
        onOrder={order}
      />
    </Box>
  );
}
