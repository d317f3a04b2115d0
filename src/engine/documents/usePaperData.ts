import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HttpError, type Identifier, useDataProvider } from 'react-admin';
import type { PaperData, PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import type { PaperReading } from './PrintPage.tsx';

/** How a paper is wanted. */
export interface PaperWish {
  readonly language: PaperLanguage;
  readonly isCopy: boolean;
  /** What else is asked for, such as a period. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A wish as the host takes it. */
export const wishQuery = ({ language, isCopy, query }: PaperWish): URLSearchParams =>
  new URLSearchParams({ language, ...(isCopy && { copy: 'true' }), ...query });

export interface AskedPaper extends PaperReading<PaperData> {
  /** The host knows no such paper: the record is not there, or, of the family, it makes none at all. */
  readonly isUnknown: boolean;
}

/** What a paper says, as the host has it. */
export function usePaperData(kind: string, id: Identifier, wish: PaperWish): AskedPaper {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['papers', kind, id, wish],
    queryFn: async ({ signal }) => {
      try {
        const path = `/api/papers/${kind}/${String(id)}`;
        return await dataProvider.ask<PaperData>(path, { query: wishQuery(wish), signal });
      } catch (failure) {
        if (failure instanceof HttpError && failure.status === 404) return null;
        throw failure;
      }
    },
    placeholderData: keepPreviousData,
  });
  return {
    ...(data && { parts: data }),
    error,
    isChanging: isPlaceholderData,
    retry: () => void refetch(),
    isUnknown: data === null,
  };
}
