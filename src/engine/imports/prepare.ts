import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { Phones } from '#catalog/engine/texts/Phones.ts';
import { agencyPhones } from '../kinds/text/agencyPhones.ts';
import type { Reader } from '../kinds/valueText.ts';
import { type Assigned, assignSheet } from './assign/assignSheet.ts';
import { partedPhones } from './assign/partedPhones.ts';
import type { Choices } from './Choices.ts';
import type { ColumnReading } from './columns/ColumnReading.ts';
import { misreadIn, readColumns, withColumns } from './columns/readColumns.ts';
import { correctedSheet } from './correctedSheet.ts';
import { type Findings, findingsOf, withZeros } from './findings.ts';
import { readLines } from './linesOf/readLines.ts';
import { ofRecords } from './linesOf/ofRecords.ts';
import { type Column, columnsOf, type Heading, rowsOf, type SheetRow } from './recognise.ts';

/** A sheet as it was read from its file. */
export interface Source extends Heading {
  readonly file: File;
  readonly sheet: Sheet;
  readonly epoch: Epoch;
}

/** What a sheet says under certain choices. */
export interface Prepared extends Omit<Assigned, 'sheet'> {
  /** Columns of the canonical sheet, whose heads are names of fields. */
  readonly columns: readonly Column[];
  /** How its days and numbers are read. */
  readonly readings: readonly ColumnReading[];
  readonly findings: Findings;
  /** What is sent to the host. */
  readonly rows: readonly SheetRow[];
}

interface Told {
  readonly entity: Entity;
  readonly reader: Pick<Reader, 'forms' | 'today'>;
  readonly choices: Choices;
}

/** How the agency dials; the rules of countries are fetched for a sheet with a column of phones. */
const phonesFor = async (entity: Entity, [names = []]: Sheet): Promise<Phones | undefined> =>
  names.some(name => entity.fields[cellText(name)]?.kind === 'phone') ? agencyPhones() : undefined;

/** Reads the rows of a sheet as somebody has decided. */
export async function prepare(source: Source, told: Told): Promise<Prepared> {
  const { sheet, epoch } = source;
  const { entity, reader, choices } = told;
  const { today = new Date().toISOString().slice(0, 10) } = reader;
  const { sheet: canonical, ...assigned } = assignSheet(sheet, { entity, heading: source, today, choices });
  const { firstLine, lines } = assigned;
  const ownChoices = { corrections: ofRecords(choices.corrections), left: choices.left };
  const written = correctedSheet(canonical, ownChoices, firstLine);
  const phones = await phonesFor(entity, written);
  const [filled = []] = canonical;
  const { sheet: corrected, parted } = partedPhones(written, { entity, firstLine, filled, number: phones?.number });
  const heading = { languages: source.languages, isOurs: (head: string) => head === 'id' };
  const columns = columnsOf(entity, corrected, heading);
  const ofLines = lines && readLines({ entity, lines, heading, reader, epoch, firstLine, choices });
  const ownReadings = readColumns(corrected, { entity, columns, reader, epoch, firstLine, choices: choices.columns });
  const withZero = phones?.withZero ?? (() => undefined);
  const found = findingsOf(corrected, { entity, columns, firstLine, withZero });
  const lost = [...found.lost, ...misreadIn(ownReadings), ...(ofLines?.lost ?? [])];
  const findings = { ...found, phones: parted, lost };
  const readings = [...ownReadings, ...(ofLines?.readings ?? [])];
  const records = withColumns(withZeros(rowsOf(entity, corrected, heading, firstLine), findings), ownReadings);
  const rows = ofLines?.rows(records) ?? records;
  return { ...assigned, columns, readings, findings, rows };
}
