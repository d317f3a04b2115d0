import { groupBy, uniqBy } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import type { ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import type { FailingText, ProblemCell, ProblemGroup } from './ProblemGroup.ts';

/** Kinds whose texts mean something that is known beforehand. */
const KNOWN: readonly Kind[] = ['choice', 'flag', 'ref', 'refs'];
/** What is wrong with a text that means nothing known. */
const UNKNOWN: readonly string[] = ['not_choice', 'not_flag', 'not_reference', 'not_references', 'unknown_reference'];

/** The part of a cell that fails: of several references the one that the host names. */
function failing(kind: Kind, { text, error }: ProblemCell): string {
  const value = error.params?.['value'];
  return kind === 'refs' && typeof value === 'string' ? value : text.trim();
}

function failingTexts(kind: Kind | undefined, code: string, cells: readonly ProblemCell[]): readonly FailingText[] {
  if (kind === undefined || !KNOWN.includes(kind) || !UNKNOWN.includes(code)) return [];
  const linesByText = new Map<string, number[]>();
  for (const cell of cells) {
    const text = failing(kind, cell);
    const lines = linesByText.get(text);
    if (lines) lines.push(cell.line);
    else linesByText.set(text, [cell.line]);
  }
  return [...linesByText]
    .map(([text, lines]) => ({ text, lines }))
    .toSorted((one, other) => other.lines.length - one.lines.length);
}

/**
 * The problems of a report by what one decision answers: the same rule in the same field, the largest group first. Where
 * texts of a choice or a reference are not known, the group tells each of them once. `cellOf` is the text of a cell by
 * its line and field.
 */
export function groupProblems(
  { rows }: Pick<ImportReport, 'rows'>,
  { fields }: Pick<Entity, 'fields'>,
  cellOf: (line: number, field: string) => string,
): readonly ProblemGroup[] {
  const cells = rows.flatMap(({ line, errors }) =>
    errors.map((error): ProblemCell => {
      const own = error.line ?? line;
      return { line: own, text: cellOf(own, error.field), error };
    }),
  );
  const groups = Object.values(groupBy(cells, ({ error }) => `${error.field} ${error.code}`));
  return groups
    .flatMap((all): ProblemGroup[] => {
      const [first] = all;
      if (!first) return [];
      const { field, code } = first.error;
      // Lines of a record may break a rule several times in one row.
      const ones = uniqBy(all, ({ line }) => line);
      const kind = Object.hasOwn(fields, field) ? fields[field]?.kind : undefined;
      const makes = all.some(({ error }) => error.params?.['makes'] === 1);
      return [{ field, code, cells: ones, texts: failingTexts(kind, code, all), makes }];
    })
    .toSorted((one, other) => other.cells.length - one.cells.length);
}
