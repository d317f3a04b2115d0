import { type RaRecord, useGetList } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { idsAlone } from '#src/engine/crud/list/rowFields.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { BookLink, useMayBook } from './BookLink.tsx';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;

/** One that is full takes whoever waits. */
const takesBookings = ['open', 'full'];

/** From a departure to a booking of it. */
export function BookDeparture({ record }: { readonly record: RaRecord }) {
  const isOpen = takesBookings.includes(String(record['status']));
  return (
    <BookLink
      title={titleOf(departure, record)}
      begun={{ departure: Number(record.id) }}
      bar={isOpen ? undefined : { code: 'departure_closed', params: { departure: String(record['code']) } }}
    />
  );
}

/** From a pilgrim to a booking for them. */
function BookPilgrim({ record }: { readonly record: RaRecord }) {
  const who = usePrincipal();
  const mayBook = useMayBook();
  const hasEnded = withdrawn.some(state => state === record['status']);
  const { data, isLoading } = useGetList(
    booking.route,
    {
      filter: { pilgrim: record.id, status__in: takesFile },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
      meta: idsAlone,
    },
    { enabled: mayBook && !hasEnded && allowed(who, booking, 'list') },
  );
  if (isLoading) return null;
  const code = hasEnded ? 'file_withdrawn' : data && data.length > 0 ? 'booked_twice' : undefined;
  return <BookLink title={titleOf(pilgrim, record)} begun={{ pilgrim: Number(record.id) }} bar={code && { code }} />;
}

const ofDeparture: Extra = { View: ({ record }: ExtraProps) => <BookDeparture record={record} /> };
const ofPilgrim: Extra = { View: ({ record }: ExtraProps) => <BookPilgrim record={record} /> };

/** Departures and pilgrims lead to a booking about them. */
export function bookExtra({ name }: Entity): Extra | undefined {
  if (name === departure.name) return ofDeparture;
  return name === pilgrim.name ? ofPilgrim : undefined;
}
