import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { order } from '#catalog/shop/orders/order.ts';
import { listPath } from '#src/engine/entity/listPath.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { PaperOnScreen } from '../../../papers/PaperOnScreen.tsx';

/** What is to be picked for one order, or for several together, ready for the printer. */
export function PickListPage() {
  const { ids = '' } = useParams();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const isOne = !ids.includes(',');
  const backTo = isOne ? createPath({ resource: order.route, type: 'edit', id: ids }) : listPath(order);
  return (
    <>
      <Heading title={translate('orderPages.pick_list')} about={ids} />
      <PaperOnScreen
        key={ids}
        kind="pick_list"
        id={ids}
        backTo={backTo}
        back={isOne ? 'orderPages.back' : 'orderPages.back_to_list'}
      />
    </>
  );
}
