import type { Entity } from '#catalog/engine/defineEntity.ts';
import { mount } from '#catalog/engine/wire.ts';
import { useCall } from '../../dataProvider/useCall.ts';
import type { RecordPlace } from './inOrder.ts';
import { reasonOf } from './reasonOf.ts';

/**
 * Saves a new order. Changes that follow each other quickly are sent one after the other; a refused one leaves all as
 * it was.
 */
export function useArrange(entity: Entity, onSettled: () => void) {
  const { mutate, isPending, isSuccess, error, reset } = useCall<readonly RecordPlace[], unknown>(
    (host, items) => host.ask(`${mount(entity.name)}/arrange/`, { method: 'POST', body: { items } }),
    { touches: [entity.route], awaitsReading: true, scope: { id: `arrange ${entity.name}` }, onSettled },
  );
  return {
    arrange: mutate,
    isPending,
    isSaved: isSuccess,
    reason: error ? reasonOf(error) : undefined,
    dismiss: reset,
  };
}

export type Saving = Omit<ReturnType<typeof useArrange>, 'arrange'>;
