import { useCanAccess, useRecordContext, useReference, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { titleOf } from '../titleOf.ts';
import { titleIn, toldIn } from './toldIn.ts';
import { useForeign } from './useForeign.ts';

interface Props {
  readonly target: string;
  readonly id: string;
}

/** The readable name of a referenced record; its number until it is known, a neutral word when it may not be read. */
export function RefTitle({ target, id }: Props) {
  const title = titleIn(useRecordContext(), target, Number(id));
  return title === undefined ? <AskedTitle target={target} id={id} /> : <bdi>{title}</bdi>;
}

function AskedTitle({ target, id }: Props) {
  const translate = useTranslate();
  const entity = entityNamed(target);
  const { canAccess } = useCanAccess({ resource: entity.route, action: 'list' });
  const told = toldIn(useRecordContext(), target, Number(id));
  const { referenceRecord } = useReference({
    reference: entity.route,
    id: Number(id),
    options: { enabled: canAccess === true && told === undefined },
  });
  const [foreign] = useForeign(target, [Number(id)], canAccess === true);
  if (canAccess === false || told === null) return <>{translate('crud.form.not_visible')}</>;
  return <bdi>{referenceRecord ? titleOf(entity, referenceRecord) : (foreign?.name ?? foreign?.text ?? `#${id}`)}</bdi>;
}
