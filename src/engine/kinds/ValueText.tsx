import type { Field } from '#catalog/engine/fields.ts';
import { signed } from '#catalog/engine/money/currencySign.ts';
import { DASH, isBlank } from './blank.ts';
import { useLabels } from './choice/useLabels.ts';
import { LinesReading } from './lines/LinesReading.tsx';
import { plainWords } from './richText/plainWords.ts';
import { RefTitle } from './ref/RefTitle.tsx';
import { useReader } from './useReader.ts';
import { valueText } from './valueText.ts';

interface ValueTextProps {
  readonly field: Field;
  readonly value: unknown;
  /** What stands for the currency beside an amount. */
  readonly sign?: string | undefined;
}

/** A value as plain words, as it stands in a chip or in the history. */
export function ValueText({ field, value, sign }: ValueTextProps) {
  const reader = { ...useReader(), wordOf: useLabels(field).wordOf };
  if (isBlank(value)) return DASH;
  if (field.lines) return <LinesReading field={field} value={value} Part={ValueText} />;
  if (field.kind === 'richText') return <bdi>{plainWords(String(value))}</bdi>;
  const { target } = field;
  if (!target) return <bdi>{signed(valueText(field, value, reader), sign)}</bdi>;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.map((id, index) => (
    <span key={String(id)}>
      {index > 0 && ', '}
      <RefTitle target={target} id={String(id)} />
    </span>
  ));
}
