import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Entity } from '../../catalog/defineEntity.ts';
import { mount } from '../../catalog/wire.ts';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';
import type { Place } from './inOrder.ts';
import { reasonOf } from './reasonOf.ts';

/**
 * Saves a new order. Changes that follow each other quickly are sent one after the other; a refused one leaves all as
 * it was.
 */
export function useArrange(entity: Entity, onSettled: () => void) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (items: readonly Place[]) =>
      dataProvider.ask(`${mount(entity.name)}/arrange/`, { method: 'POST', body: { items } }),
    scope: { id: `arrange ${entity.name}` },
    // Also after a refusal: somebody else may have changed the order meanwhile.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [entity.route] });
      onSettled();
    },
  });
  return {
    arrange: mutate,
    isPending,
    isSaved: isSuccess,
    reason: error ? reasonOf(error) : undefined,
    dismiss: reset,
  };
}

export type Saving = Omit<ReturnType<typeof useArrange>, 'arrange'>;
