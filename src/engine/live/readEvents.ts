export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/** One event as it stands between two empty lines; undefined for what only keeps the line open. */
function eventIn(block: string): ServerEvent | undefined {
  const lines = block.split('\n');
  const valueOf = (key: string) => lines.find(line => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const [name, data] = [valueOf('event'), valueOf('data')];
  return name === undefined || data === undefined ? undefined : { name, data: JSON.parse(data) };
}

/**
 * Reads server-sent events until they end; `onSign` is told of whatever arrives. The browser's own EventSource can send
 * no token.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onSign();
    const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) onEvent(event);
    }
  }
}
