import { useMemo } from 'react';
import { type RaRecord, useCanAccess, useGetMany } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const { booking, departure, tour_package: tourPackage } = entities;
const [price, begins, ends] = [
  fieldOf(booking, 'price'),
  fieldOf(departure, 'departure_date'),
  fieldOf(departure, 'return_date'),
];

/** Days, free seats and price of a departure, as one reads them. */
export type DepartureWords = (record: Readonly<Record<string, unknown>>) => readonly string[];

/** What a package asks per person in a room; of a room of no own price, what it asks of most. */
function priceIn(found: RaRecord | undefined, room: unknown): unknown {
  const rooms: unknown = found?.['room_prices'];
  const own = Array.isArray(rooms) ? rooms.filter(isObject).find(one => one['room_type'] === room) : undefined;
  return own?.['price'] ?? found?.['price'];
}

/** How to speak of some departures, by the room that the form says. */
export function useDepartureWords(departures: readonly RaRecord[]): DepartureWords {
  const { locale, translate } = useReader();
  const room: unknown = useWatch({ name: 'room_type' });
  const { canAccess = false } = useCanAccess({ resource: tourPackage.route, action: 'list' });
  const ids = [...new Set(departures.map(one => Number(one['tour_package'] ?? 0)))].filter(id => id > 0);
  const { data: packages } = useGetMany(tourPackage.route, { ids }, { enabled: canAccess && ids.length > 0 });
  return useMemo(
    () => record => {
      const reader = { locale, translate };
      const free = Number(record['seats']) - Number(record['booked']);
      const asked = priceIn(
        packages?.find(one => one?.id === record['tour_package']),
        room,
      );
      return [
        `${valueText(begins, record['departure_date'], reader)} – ${valueText(ends, record['return_date'], reader)}`,
        translate('deskPages.free_seats', { smart_count: Math.max(free, 0) }),
        ...(record['status'] === 'full' ? [translate('deskPages.full')] : []),
        ...(asked === undefined ? [] : [valueText(price, asked, reader)]),
      ];
    },
    [locale, translate, packages, room],
  );
}
