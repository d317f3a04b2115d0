import { type RaRecord, useGetList } from 'react-admin';
import { custody } from '#catalog/hajj/custody/custody.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { PaperReading } from '#src/engine/documents/PrintPage.tsx';
import { useSite } from '#src/layout/useSite.ts';
import { type Handover, handoversOf, isHandedOver } from './handovers.ts';

/** More than are ever selected at once. */
const MOST = 500;
const fields = ['given_names', 'surname', 'tracking_no', 'passport_number', ...Object.keys(custody)].toSorted();
const none: readonly RaRecord[] = [];

interface SlipParts {
  readonly handovers: readonly Handover[];
  /** Passports that stand on no slip. */
  readonly left: number;
}

/** What was handed over of the passports of some files, as far as the reader sees them. */
export function useSlip(ids: readonly number[]): PaperReading<SlipParts> {
  const { data, error, refetch } = useGetList(hajjPassengerInfo.route, {
    filter: { id__in: ids },
    sort: { field: 'given_names', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
    meta: { fields },
  });
  const { title } = useSite();
  const files = data ?? none;
  return {
    ...(data &&
      title !== null && {
        parts: { handovers: handoversOf(files), left: files.filter(one => !isHandedOver(one)).length },
      }),
    error,
    retry: () => void refetch(),
  };
}
