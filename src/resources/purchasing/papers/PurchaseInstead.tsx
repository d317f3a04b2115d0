import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { purchasePaper } from '#catalog/purchasing/paper/purchasePaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import { PaperInstead } from '../../papers/PaperInstead.tsx';
import type { InsteadProps } from '../../papers/PaperOnScreen.tsx';
import { usePurchaseFacts } from './usePurchaseFacts.ts';

interface PurchaseInsteadProps extends InsteadProps {
  readonly name: PurchasingName;
  readonly id: string;
}

/** The paper of a purchase or a request before a host that makes none. */
export function PurchaseInstead(props: PurchaseInsteadProps) {
  const { name, id } = props;
  const { isUnknown, ...reading } = usePurchaseFacts(name, id);
  if (isUnknown) return <UnknownRecord of={entities[name].route} />;
  return <PaperInstead {...props} id={Number(id)} reading={reading} paper={purchasePaper} />;
}
