import { useCanAccess, useReference, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { titleOf } from '../titleOf.ts';
import { useForeign } from './useForeign.ts';

/** The readable name of a referenced record; its number until it is known, a neutral word when it may not be read. */
export function RefTitle({ target, id }: { readonly target: string; readonly id: string }) {
  const translate = useTranslate();
  const entity = entityNamed(target);
  const { canAccess } = useCanAccess({ resource: entity.route, action: 'list' });
  const { referenceRecord } = useReference({
    reference: entity.route,
    id: Number(id),
    options: { enabled: canAccess === true },
  });
  const [foreign] = useForeign(target, [Number(id)], canAccess === true);
  if (canAccess === false) return <>{translate('crud.form.not_visible')}</>;
  return <bdi>{referenceRecord ? titleOf(entity, referenceRecord) : (foreign?.name ?? foreign?.text ?? `#${id}`)}</bdi>;
}
