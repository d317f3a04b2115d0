import { expect, it, vi } from 'vitest';
import { readLines } from '#src/dataProvider/readLines.ts';

const flowing = (...parts: readonly string[]) => {
  const bytes = new TextEncoder().encode(parts.join('\u0000'));
  let from = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        const to = bytes.indexOf(0, from);
        controller.enqueue(bytes.slice(from, to === -1 ? bytes.length : to));
        if (to === -1) controller.close();
        from = to + 1;
      },
    }),
  );
};

it('lines are told as they come, however they are cut; the last of them is the answer', async () => {
  const onLine = vi.fn();
  expect(await readLines(flowing('{"at":', '1}\n{"at"', ':2}\n{"end":"a', 'b', 'c"}\n'), onLine)).toEqual({
    end: 'abc',
  });
  expect(onLine.mock.calls).toEqual([[{ at: 1 }], [{ at: 2 }], [{ end: 'abc' }]]);
});

it('there is no answer where a line has no end, or there is none', async () => {
  expect(await readLines(flowing('{"at":1}\n{"end":"ab'), vi.fn())).toBeUndefined();
  expect(await readLines(new Response(null), vi.fn())).toBeUndefined();
});
