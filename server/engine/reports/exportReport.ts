import type { Context } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { lastDayKey } from '#catalog/engine/comparison.ts';
import { csv } from '#catalog/engine/sheets/csv.ts';
import { xlsx } from '#catalog/engine/sheets/xlsx.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { Problem } from '../../platform/problem.ts';
import { askedOf } from './askedOf.ts';
import { flowOf, fromFirst } from '../../platform/http/flowOf.ts';
import { readWhole } from './readWhole.ts';
import type { Sourced } from './ReportSource.ts';
import { sheetOf } from './sheet.ts';
import { wordsOf } from './words.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const isFormat = (text: string | null): text is keyof typeof types => text !== null && Object.hasOwn(types, text);

/** Answers with the whole of a report as a sheet and never holds more than a thousand of its rows. */
export async function exportReport(host: Host, context: Context<Env>, sourced: Sourced): Promise<Response> {
  const { report } = sourced;
  const query = new URL(context.req.url).searchParams;
  const caller = context.get('caller');
  const asked = await askedOf(host, caller, report, query);
  const format = query.get('format') ?? 'csv';
  if (!isFormat(format)) throw new Problem(400, 'invalid', { violations: [violation('format', 'invalid')] });
  const words = wordsOf(query.get('words'));
  const parts = readWhole(host, caller, sourced, asked);
  // What cannot be read at all is answered as any other failure is.
  const until = asked.params.get(lastDayKey(report) ?? '');
  const rows = sheetOf({ report, words, until }, fromFirst(await parts.next(), parts));
  const { debit = 'Dr', credit = 'Cr' } = words.rows;
  const look = {
    columns: Object.keys(report.columns).length,
    rightToLeft: context.get('locale') === 'ar',
    sides: [debit, credit] as const,
  };
  const body = format === 'csv' ? csv(rows) : xlsx(rows, look);
  return new Response(
    flowOf(body, () => parts.return()),
    {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${report.name}.${format}"`,
      },
    },
  );
}
