/** Reads lines of JSON as they come: tells each of them, and gives the last; undefined where there is none. */
export async function readLines({ body }: Response, onLine: (line: unknown) => void): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let last: unknown;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const [end = '', ...others] = decoder.decode(part.value, { stream: true }).split('\n');
    begun.push(end);
    for (const next of others) {
      last = JSON.parse(begun.join(''));
      onLine(last);
      begun = [next];
    }
  }
  // What has no end was cut off, and what came before it is not the last.
  return begun.join('') === '' ? last : undefined;
}
