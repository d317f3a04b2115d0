import { type MouseEvent } from 'react';
import { useCanAccess, useRecordContext, useReference, useTranslate } from 'react-admin';
import { PageLink } from '../../pages/PageLink.tsx';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Named } from '#catalog/engine/wire.ts';
import { DASH } from '../blank.ts';
import type { CellProps } from '../FieldViews.ts';
import { titleOf } from '../titleOf.ts';
import { ComingTitle, isComing } from '../../panels/ComingTitle.tsx';
import { RecordBeside, ToldBeside } from './ToldBeside.tsx';
import { toldIn } from './toldIn.ts';
import { askedBeside } from './useLookUp.ts';
import { useForeign } from './useForeign.ts';
import { useRecordPath } from '../useRecordPath.ts';

/** Cut at its own end, whichever side that is, not at the end of the page's direction. */
const oneLine = {
  display: 'inline-block',
  maxWidth: '14em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const;

interface Props {
  readonly target: string;
  readonly id: number;
}

interface TitleProps extends Props {
  readonly title: string;
  readonly isLink: boolean;
}

/** A title takes the same room before it is known whether it leads anywhere. */
function Title({ target, id, title, isLink }: TitleProps) {
  const recordPath = useRecordPath();
  if (!isLink)
    return (
      <span dir="auto" style={oneLine}>
        {title}
      </span>
    );
  return (
    <PageLink
      dir="auto"
      underline="hover"
      to={recordPath(entityNamed(target), { id }, title)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={oneLine}
    >
      {title}
    </PageLink>
  );
}

/** What the record around tells of the one that it points to; nothing is asked for. */
function ToldLink({ target, id, told }: Props & { readonly told: Named }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: entityNamed(target).route, action: 'show' });
  if (told === null) return DASH;
  if (typeof told === 'string') return <bdi>{told || translate('crud.form.foreign')}</bdi>;
  return (
    <>
      <Title target={target} id={id} title={told.title || `#${id}`} isLink={canAccess === true} />
      <ToldBeside target={target} told={told} />
    </>
  );
}

function AskedLink({ target, id }: Props) {
  const entity = entityNamed(target);
  const right = useCanAccess({ resource: entity.route, action: 'show' });
  const { canAccess } = right;
  const { referenceRecord, ...look } = useReference({
    reference: entity.route,
    id,
    options: { enabled: canAccess === true, ...askedBeside(entity) },
  });
  const [foreign] = useForeign(target, [id], canAccess === true);
  if (foreign) return <bdi>{foreign.name ?? foreign.text}</bdi>;
  if (!referenceRecord) return isComing(right, look) ? <ComingTitle /> : <span dir="ltr">#{id}</span>;
  return (
    <>
      <Title target={target} id={id} title={titleOf(entity, referenceRecord)} isLink />
      <RecordBeside target={target} record={referenceRecord} />
    </>
  );
}

function RefLink(props: Props) {
  const told = toldIn(useRecordContext(), props.target, props.id);
  return told === undefined ? <AskedLink {...props} /> : <ToldLink {...props} told={told} />;
}

/** Links to the records a value points to, one or many; names alone of another branch, a dash where they may not be read. */
export function RefCell({ value, field }: CellProps) {
  const { target } = field;
  if (!target) return null;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.map((id, index) => (
    <span key={String(id)}>
      {index > 0 && ', '}
      <RefLink target={target} id={Number(id)} />
    </span>
  ));
}
