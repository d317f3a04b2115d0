import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Moment } from '../../catalog/dashboards/Behind.ts';
import type { FigureName, Span, Totalled } from '../../catalog/dashboards/projectFigures.ts';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

/** A figure, and of how many rows it is made. */
export interface ProjectFigure {
  readonly value: number | string;
  readonly rows: number;
}

/** A record of a list, as the list tells it. */
export type Shown = Readonly<Record<string, unknown>> & { readonly id: number };

export interface Sold {
  readonly name: string | null;
  readonly quantity: number;
  readonly net_amount: string;
}

export interface Departure {
  readonly id: number;
  readonly code: string;
  /** Of its package; null for whoever may not know it. */
  readonly name: string | null;
  readonly departure_date: string;
  readonly seats: number;
  readonly booked: number;
  /** Null for whoever may not list pilgrims. */
  readonly board: {
    readonly pilgrims: number;
    /** Who go beside them, and the reader may not see. */
    readonly hidden: number;
    readonly ready: number;
    /** What of all requirements of all of them is missing. */
    readonly missing: number;
  } | null;
}

export interface Season {
  readonly id: number;
  readonly name: string;
  readonly begins_on: string;
  readonly ends_on: string;
  /** The next that is still open; null also for whoever may not read deadlines. */
  readonly next: { readonly title: string; readonly day: string } | null;
}

export interface Deadline {
  readonly id: number;
  readonly title: string;
  readonly day: string;
  /** Id and name of the season. */
  readonly season: number;
  readonly name: string;
  /** How many of them there are, beside those that are told. */
  readonly all: number;
}

/** The overview as the host tells it; what its reader has no right to is not among it. */
export interface Project extends Moment {
  readonly figures: Partial<Record<FigureName, ProjectFigure>>;
  readonly tables: {
    readonly order_totals?: readonly (Readonly<Record<Span, ProjectFigure>> & { readonly status: Totalled })[];
    readonly latest_orders?: readonly (Shown & { readonly party_name: string | null })[];
    readonly best_by_amount?: readonly (Sold & { readonly stock_item: number })[];
    readonly best_by_quantity?: readonly (Sold & { readonly stock_item: number })[];
    readonly categories?: readonly (Sold & { readonly category: number })[];
    readonly pilgrims_by_status?: readonly { readonly status: string; readonly pilgrims: number }[];
    readonly passports?: readonly Shown[];
    readonly newest_pilgrims?: readonly Shown[];
    readonly departures?: readonly Departure[];
    readonly seasons?: readonly Season[];
    readonly deadlines?: readonly Deadline[];
  };
}
export type TableName = keyof Project['tables'];

/** Asked anew each time the page is opened or its window is come back to. */
export function useProject() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['dashboards', 'project'],
    queryFn: ({ signal }) => dataProvider.ask<Project>('/dashboard/api/v1/project/', { signal }),
    refetchOnWindowFocus: true,
  });
}
