import { readEvents, type ServerEvent } from '../../src/engine/live/readEvents.ts';

/** A client's line to a host, by which it is told of changes. */
export interface EventLine {
  /** Resolves with all that has come once an event fits; rejects when the line ends before. */
  until(fits: (event: ServerEvent) => boolean): Promise<readonly ServerEvent[]>;
  /** Resolves when the host has ended it. */
  readonly over: Promise<void>;
  close(): void;
}

/** Opens a line and waits until nothing is missed on it. */
export async function openEventLine(url: string, token: string): Promise<EventLine> {
  const end = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: end.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`no line: ${response.status}`);
  const told: ServerEvent[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const look = () => [...waiting].forEach(one => one());
  const hear = (event: ServerEvent) => {
    told.push(event);
    look();
  };
  const over = readEvents(response.body, hear, () => {})
    .catch(() => {})
    .then(() => {
      isOver = true;
      look();
    });
  const line: EventLine = {
    until: fits =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = told.some(fits);
          if (!found && !isOver) return;
          waiting.delete(check);
          if (found) resolve([...told]);
          else reject(new Error('the line has ended'));
        };
        waiting.add(check);
        check();
      }),
    over,
    close: () => end.abort(),
  };
  await line.until(({ name }) => name === 'ready');
  return line;
}

/** Whether an event tells of a record. */
export const tellsOf =
  (entity: string, id: number) =>
  ({ name, data }: ServerEvent): boolean => {
    const { entity: told, ids } = data as { entity?: string; ids?: readonly number[] };
    return name === 'changed' && told === entity && ids?.includes(id) === true;
  };
