import { expect } from 'vitest';
import type { Reply } from './office.ts';

/** A clear refusal: 4xx, JSON with a text and a code, and nothing of our insides. */
export function expectRefusal({ status, body }: Reply, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBeGreaterThanOrEqual(400);
  expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
  expect(body, what).toBeTypeOf('object');
  expect(body.detail ?? body.errors, what).toBeTruthy();
  expect(JSON.stringify(body), what).not.toMatch(/node_modules|\.ts:\d|at async|select |insert |drizzle|syntax error/i);
}
