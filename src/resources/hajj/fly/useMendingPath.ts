import { useCreatePath } from 'react-admin';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { type FlyBoard, mendedBy } from '#catalog/hajj/fly/FlyBoard.ts';
import type { Requirement } from '#catalog/hajj/fly/requirements.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { season } from '#catalog/hajj/seasons/season.ts';

/**
 * The way to the field that mends what a pilgrim of a board lacks: in their file, or where it is said for all. What is
 * due is paid from the head of their page.
 */
export function useMendingPath(board: FlyBoard): (requirement: Requirement, pilgrim: number) => string {
  const createPath = useCreatePath();
  const page = (route: string, id: number | null) => createPath({ resource: route, type: 'edit', id: id ?? 0 });
  const to = (route: string, id: number | null, field: string): string => `${page(route, id)}#${field}`;
  return (requirement, pilgrim) => {
    if (requirement === 'paid_up') return page(hajjPassengerInfo.route, pilgrim);
    const by = mendedBy[requirement];
    if (typeof by === 'string') return to(hajjPassengerInfo.route, pilgrim, by);
    return 'season' in by ? to(season.route, board.season_id, by.season) : to(departure.route, board.id, by.departure);
  };
}
