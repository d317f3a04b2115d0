import { type RaRecord, useCreatePath } from 'react-admin';
import { useLocation } from 'react-router';
import { allowed } from '#catalog/engine/access/access.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { mendedAt } from './mendedAt.ts';

const { booking, hajj_passenger_info: pilgrim, season } = entities;

/** The way to what mends a reason, for who may go there: a field of the file, of its season, or the booking. */
export function useReasonPath(file: RaRecord, booked: RaRecord | undefined) {
  const who = usePrincipal();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const own = createPath({ resource: pilgrim.route, type: 'edit', id: file.id });
  // Its address may end with its name, which the form does not begin anew for.
  const here = pathname.startsWith(own) ? pathname : own;
  return (code: ViolationCode): string | undefined => {
    const at = mendedAt(code, file);
    if (at === undefined) return undefined;
    if (at === 'booking') {
      const isSeen = booked !== undefined && allowed(who, booking, 'show');
      return isSeen ? createPath({ resource: booking.route, type: 'edit', id: booked.id }) : undefined;
    }
    if ('file' in at) return allowed(who, pilgrim, 'edit') ? `${here}#${at.file}` : undefined;
    if (!allowed(who, season, 'edit')) return undefined;
    return `${createPath({ resource: season.route, type: 'edit', id: Number(file['season']) })}#${at.season}`;
  };
}
