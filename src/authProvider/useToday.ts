import { useQuery } from '@tanstack/react-query';
import { dayIn } from '../../catalog/engine/days/days.ts';
import { FIRST_MONTH } from '../../catalog/engine/days/periods.ts';
import { usualForms, type WrittenForms } from '../../catalog/engine/reading/WrittenForms.ts';
import { hostConfig } from './hostConfig.ts';

/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** What the host tells of itself; undefined until it has answered. */
const useConfig = () =>
  useQuery({
    queryKey: ['config'],
    queryFn: hostConfig,
    staleTime: Infinity,
    // Never given up for the reader's own zone, in which it may be another day.
    retry: true,
    retryDelay: failures => Math.min(1_000 * 2 ** failures, LONGEST_PAUSE),
  }).data;

/**
 * The time zone of the agency, and the reader's own for a host that names none; undefined until the host has answered.
 */
export function useAgencyZone(): string | undefined {
  const config = useConfig();
  return config && (config.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Month in which the agency's year begins, from 1. */
export const useFirstMonth = (): number => useConfig()?.firstMonth ?? FIRST_MONTH;

/** How the agency writes days and numbers; the usual forms until it is known. */
export const useWrittenForms = (): WrittenForms => useConfig()?.forms ?? usualForms;

/** The currency of the agency's books, by ISO 4217; undefined where it is not known. */
export const useCurrency = (): string | undefined => useConfig()?.currency ?? undefined;

const todayIn = (zone: string): string => dayIn(zone, new Date());

/** The agency's own calendar day, wherever its reader travels; undefined until it is known. */
export function useToday(): string | undefined {
  const zone = useAgencyZone();
  return zone && todayIn(zone);
}
