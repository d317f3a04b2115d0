import type { RaRecord } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { usePhone } from '#src/layout/settings/useFrame.ts';
import { hasEnded } from './hasEnded.ts';
import { useBookingsOfFile } from './useBookingsOfFile.ts';
import { BookLink } from './BookLink.tsx';

const { departure, hajj_passenger_info: pilgrim } = entities;

/** One that is full takes whoever waits. */
const takesBookings = ['open', 'full'];

interface BookDepartureProps {
  readonly record: RaRecord;
  /** Whether there is room to say why nobody books. */
  readonly isRoomy?: boolean;
}

/** From a departure to a booking of it. */
export function BookDeparture({ record, isRoomy = true }: BookDepartureProps) {
  const isOpen = takesBookings.includes(String(record['status']));
  if (!isOpen && !isRoomy) return null;
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
  const { isLoading, isTaken } = useBookingsOfFile(record);
  const isPhone = usePhone();
  if (isLoading) return null;
  const code = hasEnded(record) ? 'file_withdrawn' : isTaken ? 'booked_twice' : undefined;
  // The head of the page and its card of the booking tell it, too.
  if (code && isPhone) return null;
  return <BookLink title={titleOf(pilgrim, record)} begun={{ pilgrim: Number(record.id) }} bar={code && { code }} />;
}

const ofDeparture: Extra = {
  View: ({ record }: ExtraProps) => <BookDeparture record={record} isRoomy={!usePhone()} />,
};
const ofPilgrim: Extra = { View: ({ record }: ExtraProps) => <BookPilgrim record={record} /> };

/** Departures and pilgrims lead to a booking about them. */
export function bookExtra({ name }: Entity): Extra | undefined {
  if (name === departure.name) return ofDeparture;
  return name === pilgrim.name ? ofPilgrim : undefined;
}
