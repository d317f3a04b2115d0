import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { type Column, LINE } from '#catalog/engine/defineReport.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { reportQuery } from '../../dataProvider/reportCalls.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { type Format, offer } from '../../engine/exports/writeFile.ts';
import { stateWord } from '../../i18n/stateWord.ts';
import { useAskedReport, useColumnLabel, useReport } from './useReport.ts';

/** The words of the report, in which the host writes its sheet. */
function useWords() {
  const { columns, asOf } = useAskedReport();
  const translate = useTranslate();
  const label = useColumnLabel();
  return () => {
    const fields = Object.values<Column>(columns).map(({ field }) => field);
    const lines = Object.values<Column>(columns).flatMap(({ lines = [] }) => lines);
    const named = lines.map(one => [`${LINE}${one}`, translate(`reports.lines.${one}`)]);
    const options = fields.flatMap(({ kind, options = [] }) =>
      options.map(one => [one, kind === 'state' ? stateWord(translate, one) : translate(`choices.${one}`)]),
    );
    const flags = fields.some(({ kind }) => kind === 'flag')
      ? ['true', 'false'].map(one => [one, translate(`ra.boolean.${one}`)])
      : [];
    return JSON.stringify({
      columns: Object.fromEntries(Object.keys(columns).map(name => [name, label(name)])),
      choices: Object.fromEntries([...options, ...flags, ...named]),
      rows: {
        opening: translate('reports.opening'),
        totals: translate('reports.sum'),
        closing: translate('reports.closing'),
        until: translate(asOf === undefined ? 'reports.until' : 'reports.as_of'),
        debit: translate('reports.debit'),
        credit: translate('reports.credit'),
      },
    });
  };
}

/** Fetches the whole of the report as a sheet. Ends when its page is left. */
export function useReportExport() {
  const { name } = useReport();
  const { filterValues: filter, sort, defaultTitle } = useListContext();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const today = useToday();
  const words = useWords();
  const notify = useNotify();
  const translate = useTranslate();
  const stop = useRef(new AbortController());
  useEffect(() => {
    // Begun anew where React mounts a page twice.
    const here = (stop.current = new AbortController());
    return () => here.abort('left');
  }, []);
  return useMutation({
    mutationFn: async (format: Format) => {
      const query = reportQuery({ filter, sort });
      query.set('format', format);
      query.set('words', words());
      const { signal } = stop.current;
      const file = await dataProvider.download(`/api/reports/${name}/export`, { query, signal });
      signal.throwIfAborted();
      offer(file, `${defaultTitle} ${today ?? ''}`.trim(), format);
    },
    onError: (error: Error) => {
      if (stop.current.signal.aborted) return;
      const reason = translate(error.message, { _: error.message });
      notify('crud.export.failed', { type: 'error', messageArgs: { reason } });
    },
  });
}
