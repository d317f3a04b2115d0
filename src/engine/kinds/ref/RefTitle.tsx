import { useCanAccess, useRecordContext, useReference, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { titleOf } from '../titleOf.ts';
import { ComingTitle, isComing } from '../../panels/ComingTitle.tsx';
import { RecordBeside, ToldBeside } from './ToldBeside.tsx';
import { titleOfTold, toldIn } from './toldIn.ts';
import { askedBeside } from './useLookUp.ts';
import { useForeign } from './useForeign.ts';

interface Props {
  readonly target: string;
  readonly id: string;
}

/** The readable name of a referenced record; its number where it cannot be had, a neutral word when it may not be read. */
export function RefTitle({ target, id }: Props) {
  const told = toldIn(useRecordContext(), target, Number(id));
  const title = titleOfTold(told, Number(id));
  if (title === undefined) return <AskedTitle target={target} id={id} />;
  return (
    <>
      <bdi>{title}</bdi>
      <ToldBeside target={target} told={told} />
    </>
  );
}

function AskedTitle({ target, id }: Props) {
  const translate = useTranslate();
  const entity = entityNamed(target);
  const right = useCanAccess({ resource: entity.route, action: 'list' });
  const { canAccess } = right;
  const told = toldIn(useRecordContext(), target, Number(id));
  const { referenceRecord, ...look } = useReference({
    reference: entity.route,
    id: Number(id),
    options: { enabled: canAccess === true && told === undefined, ...askedBeside(entity) },
  });
  const [foreign] = useForeign(target, [Number(id)], canAccess === true);
  if (canAccess === false || told === null) return <>{translate('crud.form.not_visible')}</>;
  if (!referenceRecord && !foreign && isComing(right, look)) return <ComingTitle />;
  if (!referenceRecord) return <bdi>{foreign?.name ?? foreign?.text ?? `#${id}`}</bdi>;
  return (
    <>
      <bdi>{titleOf(entity, referenceRecord)}</bdi>
      <RecordBeside target={target} record={referenceRecord} />
    </>
  );
}
