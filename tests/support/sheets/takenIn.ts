import { entities } from '#catalog/registry/entities.ts';
import { withLost } from '#src/engine/imports/findings.ts';
import { inSheet } from '#src/engine/imports/inSheet.ts';
import type { Prepared } from '#src/engine/imports/prepare.ts';
import type { ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import type { Office } from '../office.ts';
import { providerOf } from '../sheetTrip.ts';
import type { SheetCase } from './SheetCase.ts';

/** Tries what the dialogue has made of a sheet on the host, or writes it; the report counts the lines of the file. */
export async function takenIn(
  office: Office,
  { entity, file, decided = {} }: SheetCase,
  { prepared, commit }: { readonly prepared: Prepared; readonly commit: boolean },
): Promise<ImportReport> {
  const { rows, keys, findings } = prepared;
  const asked = { rows: rows.map(({ values }) => values), commit, keys, make: decided.make ?? [], sheet: file };
  return withLost(inSheet(await providerOf(office).importRows(entities[entity].route, asked), rows), findings);
}

/** Mistakes of a report as the cases write them. */
export const refusedIn = ({ rows }: ImportReport): readonly string[] =>
  rows.flatMap(({ line, errors }) => errors.map(({ field, code, line: own = line }) => `${own} ${field} ${code}`));
