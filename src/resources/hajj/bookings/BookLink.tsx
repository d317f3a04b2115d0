import EventSeat from '@mui/icons-material/EventSeatOutlined';
import { useCreatePath, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { BlockedButton } from '#src/engine/panels/BlockedButton.tsx';
import { useKeyOf } from '#src/engine/keys/useKeyOf.ts';
import { originAt } from '#src/engine/crud/list/WayBack.tsx';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';

const useMayBook = (): boolean => allowed(usePrincipal(), booking, 'create');

interface BookLinkProps {
  /** Title of the page that it stands on, to which it leads back. */
  readonly title: string;
  /** What the new booking begins with. */
  readonly begun: Partial<Pick<Row<typeof booking>, 'departure' | 'pilgrim'>>;
  readonly bar: Pick<Obstacle, 'code' | 'params'> | undefined;
}

/** Leads to a new booking with some of it filled in, and from there back; where the host would refuse it, says why. */
export function BookLink({ title, begun, bar }: BookLinkProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const location = useLocation();
  const key = useKeyOf('book');
  if (!useMayBook()) return null;
  const label = translate('book');
  if (bar)
    return (
      <BlockedButton
        label={label}
        icon={<EventSeat />}
        pageKey="book"
        why={translate(`violations.${bar.code}`, violationArgs(bar.params, translate))}
      />
    );
  const source = encodeURIComponent(JSON.stringify(begun));
  return (
    <PageButton
      {...key}
      size="small"
      startIcon={<EventSeat />}

      to={`${createPath({ resource: booking.route, type: 'create' })}?source=${source}`}
      state={originAt(location, title)}
    >
      {label}
    </PageButton>
  );
}
