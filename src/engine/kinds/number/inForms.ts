import { usualForms, type WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import { writtenNumber } from '#catalog/engine/reading/writtenNumber.ts';

const figure = new Set<Intl.NumberFormatPartTypes>(['integer', 'group', 'decimal', 'fraction']);

/**
 * A figure of a format as the agency writes numbers, within what the language puts around it: the sign of per cent, the
 * word for a million.
 */
export function inForms(format: Intl.NumberFormat, value: number, forms: WrittenForms = usualForms): string {
  const parts = format.formatToParts(value);
  const all = (type: Intl.NumberFormatPartTypes) =>
    parts.flatMap(part => (part.type === type ? [part.value] : [])).join('');
  const fraction = all('fraction');
  const written = writtenNumber(fraction ? `${all('integer')}.${fraction}` : all('integer'), forms);
  const first = parts.findIndex(({ type }) => type === 'integer');
  return parts.map(({ type, value: text }, at) => (at === first ? written : figure.has(type) ? '' : text)).join('');
}
