import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { commandList } from '../../catalog/commands.ts';
import type { Command } from '../../catalog/defineCommand.ts';
import type { CommandParams, RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

/** Routes whose lists and records a command may have changed: its own, and those that it gives records of. */
const touched = ({ entity, gives }: Command): readonly string[] => {
  const targets = new Set(Object.values(gives).flatMap(({ target }) => target ?? []));
  const others = commandList.filter(one => targets.has(one.entity.name)).map(one => one.entity.route);
  return [...new Set([entity.route, ...others])];
};

/**
 * Gives a command, once however often its answer is lost: pressed again after a lost answer it is the same call.
 * Rejects with an HttpError, whose `body.errors` are a form's. Also after a refusal the record is asked for anew: it may
 * have moved in the meantime.
 */
export function useCommand<C extends Command>(command: C) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  return useMutation<RaRecord, Error, Omit<CommandParams<C>, 'command'>>({
    mutationFn: async params => (await dataProvider.perform(command.entity.route, { ...params, command })).data,
    onSettled: () => {
      for (const key of ['history', ...touched(command)]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
