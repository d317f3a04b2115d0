import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

/** A mail as it would be sent. */
interface SeenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names of the files that go with it. */
  readonly files: readonly string[];
}

interface PreviewQuery {
  readonly command: Command;
  readonly id: Identifier;
  /** What the command would be told; undefined as long as that is known to be refused. */
  readonly input: Readonly<Record<string, unknown>> | undefined;
}

/** The mail that a command would send, as its host writes it. */
export function usePreview({ command, id, input }: PreviewQuery) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['letters', command.name, id, input],
    queryFn: ({ signal }) =>
      dataProvider.ask<SeenMail>(`/api/letters/${command.name}/${id}/preview`, { method: 'POST', body: input, signal }),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
