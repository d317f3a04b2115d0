import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCanAccess, useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { season } from '#catalog/hajj/seasons/season.ts';
import { ofDeparture } from './deskEntity.ts';

/** Puts what a chosen departure says of the journey into the form, and of what type its season is. */
export function useTakeDeparture() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext();
  const { canAccess = false } = useCanAccess({ resource: season.route, action: 'show' });
  return async (chosen: RaRecord | undefined) => {
    for (const name of ofDeparture) setValue(name, chosen?.[name] ?? null);
    const id: unknown = chosen?.['season'];
    if (typeof id !== 'number') return;
    // Until it is known nothing is said: the host takes that of the season then.
    setValue('pilgrim_type', null);
    if (!canAccess) return;
    const found = await queryClient
      .fetchQuery({
        queryKey: [season.route, 'getOne', { id: String(id), meta: undefined }],
        queryFn: async () => (await dataProvider.getOne(season.route, { id })).data,
        staleTime: 60_000,
      })
      .catch(() => undefined);
    if (found && getValues('season') === id) setValue('pilgrim_type', found['pilgrim_type'], { shouldDirty: true });
  };
}
