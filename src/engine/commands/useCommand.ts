import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { commandList } from '#catalog/registry/commands.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { CommandParams } from '../../dataProvider/RihlaDataProvider.ts';
import { useCall } from '../../dataProvider/useCall.ts';

/** Routes whose lists and records a command may have changed: its own, and those that it gives records of. */
const touched = ({ entity, output }: Command): readonly string[] => {
  const targets = new Set(Object.values(output).flatMap(({ target }) => target ?? []));
  const others = commandList.filter(one => targets.has(one.entity.name)).map(one => one.entity.route);
  return [...new Set([entity.route, ...others])];
};

interface CommandTerms {
  /** The page around shows the record: it is not told of as done before that stands there as it has become. */
  readonly isShown?: boolean;
}

/** Gives a command, once however often its answer is lost: pressed again after a lost answer it is the same call. */
export function useCommand<C extends Command>(command: C, { isShown = false }: CommandTerms = {}) {
  const [form] = useState(() => ({}));
  return useCall<Omit<CommandParams<C>, 'command' | 'form'>, RaRecord>(
    async (host, params) => (await host.perform(command.entity.route, { ...params, command, form })).data,
    // Where money moves, balances, open items, reports and the state of other documents follow.
    {
      touches: isShown || command.moves === 'money' ? 'all' : ['history', ...touched(command)],
      awaitsReading: isShown && [command.entity.route, 'getOne'],
    },
  );
}
