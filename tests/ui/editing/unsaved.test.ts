import { expect, it } from 'vitest';
import { anythingUnsaved, markUnsaved } from '#src/engine/editing/unsaved.ts';

it('a dialogue that is settled does not settle the form below it', () => {
  const [form, dialogue] = [markUnsaved(), markUnsaved(new Set())];
  dialogue();
  expect(anythingUnsaved.get()).toBe(true);
  form();
  expect(anythingUnsaved.get()).toBe(false);
});
