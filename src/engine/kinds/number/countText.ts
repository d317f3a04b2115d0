import { usualForms, type WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import { writtenNumber } from '#catalog/engine/reading/writtenNumber.ts';

/** How many there are, grouped as the agency writes numbers. */
export const countText = (count: number, forms: WrittenForms = usualForms): string =>
  writtenNumber(String(count), forms);
