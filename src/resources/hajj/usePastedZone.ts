import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isEqual, mapValues, omit, pick, pickBy } from 'es-toolkit';
import { looksLikeZone } from '#catalog/engine/texts/looksLikeZone.ts';
import { lacking } from '#catalog/hajj/zones/lacking.ts';
import { type ReadZone, readZone } from '#catalog/hajj/zones/readZone.ts';
import { zoneLines } from '#catalog/hajj/zones/zoneLines.ts';
import { zoneFormat, type ZoneRecord, zoneRecord } from '#catalog/hajj/zones/zoneRecord.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { useSettled } from '#src/engine/kinds/text/useSettled.ts';
import { type CountryCodes, useCountryCodes } from './countryCodes.ts';
import { countryFields, fileOf, ofDocument, valuesOf } from './zoneValues.ts';

/** The field of the form that holds the lines. */
const FIELD = 'passport_mrz';

export interface PastedZone extends ReadZone, CountryCodes {
  readonly lines: readonly string[];
  readonly record: ZoneRecord;
  /** Names of fields that were empty and are no longer. */
  readonly filled: readonly string[];
}

type Pasted = PastedZone | 'unread' | undefined;
type Values = Readonly<Record<string, unknown>>;

const isWhole = ({ problems }: ReadZone): boolean =>
  problems.every(({ code }) => code !== 'missing' && code !== 'length');

const noCountries: CountryCodes = { idOf: new Map(), codeOf: new Map() };

/** Reads the lines of a document once they are pasted into the form, and fills what is empty there. */
export function usePastedZone(): Pasted {
  const record = useRecordContext();
  const today = useToday();
  const { getValues, setValue } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const countryCodes = useCountryCodes();
  const [pasted, setPasted] = useState<Pasted>();
  const text = String(useWatch({ name: FIELD }) ?? '');
  const saved = String(record?.[FIELD] ?? '');
  const isSettled = useSettled(text) === text;
  // What is put there here is not read again.
  const own = useRef(saved);
  const filled = useRef<Readonly<Record<string, Values>>>({});

  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  /** What a new form begins with is nobody's word. */
  const standing = (names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(pick(getValues(), names)).filter(([name]) => record?.id !== undefined || dirtyFields[name]),
    );
  const put = (lines: string) => {
    own.current = lines;
    setValue(FIELD, lines || null, { shouldDirty: true, shouldValidate: true });
  };

  const take = useEffectEvent((said: Omit<PastedZone, 'filled'>) => {
    const { lines, record: zone } = said;
    const { document } = zoneFormat(said.mrz);
    // Another document of the kind is meant in place of the one before, whose word alone some of it was.
    const before = pickBy(filled.current[document] ?? {}, (value, name) => isEqual(getValues(name), value));
    const file = fileOf(omit(standing(Object.keys(zone)), Object.keys(before)), said);
    const values = valuesOf(ofDocument(lacking(zone, file), document), said);
    fill({ ...mapValues(before, (_, name) => defaultValues?.[name] ?? null), ...values });
    filled.current = { ...filled.current, [document]: values };
    // The lines of no other document are the passport's, but whoever types is not done yet.
    if (document !== 'passport' && isWhole(said)) put(saved);
    if (document === 'passport' && said.problems.length === 0) put(lines.join('\n'));
    setPasted({ ...said, filled: Object.keys(values) });
  });
  const settle = useEffectEvent(async (typed: string, day: string | undefined) => {
    if (typed === own.current || day === undefined) return;
    own.current = typed;
    const lines = typed === saved ? undefined : zoneLines(typed);
    if (!lines) return setPasted(typed !== saved && looksLikeZone(typed) ? 'unread' : undefined);
    const read = readZone(lines, day);
    const zone = zoneRecord(read);
    const codes = countryFields.flatMap(name => zone[name] ?? []);
    const ids = countryFields
      .map(name => getValues(name))
      .filter(id => !isBlank(id))
      .map(Number);
    // Without them the rest is read all the same.
    const countries = await countryCodes([...new Set(codes)], [...new Set(ids)]).catch(() => noCountries);
    if (own.current === typed) take({ ...read, ...countries, lines, record: zone });
  });
  useEffect(() => {
    if (isSettled) queueMicrotask(() => void settle(text, today));
  }, [isSettled, text, today]);
  return pasted;
}
