import { useEffect, useRef, useState } from 'react';
import { HttpError, type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { PrintingEnd, PrintingLine, PrintingProgress } from '#catalog/engine/papers/Printing.ts';
import { failure, messageOf, unreachable } from '../../../dataProvider/failure.ts';
import type { RihlaDataProvider } from '../../../dataProvider/RihlaDataProvider.ts';
import { type PaperWish, wishQuery } from '../usePaperData.ts';

interface Printing {
  /** While it is under way. */
  readonly progress?: PrintingProgress;
  /** Why there is no document. */
  readonly reason?: string;
}

/** The document that a host has made; rejects with its refusal, or where what it said was cut off. */
function documentIn(end: PrintingEnd | undefined): Blob {
  if (!end) throw unreachable();
  if ('refused' in end) throw failure({ ...end.refused, headers: new Headers() });
  const bytes = Uint8Array.from(atob(end.document), sign => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Has the papers of several records made into one document. Ends when it is cancelled, or its dialogue is left. */
export function usePrinting(kind: string) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const translate = useTranslate();
  const [printing, show] = useState<Printing>({});
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const told = (error: unknown): string => {
    const message = messageOf(error);
    const reason = translate(message, { _: message });
    const id: unknown = error instanceof HttpError ? error.body?.id : undefined;
    return typeof id === 'number' ? translate('papers.many.of_one', { id, reason }) : reason;
  };

  const print = async (ids: readonly Identifier[], wish: PaperWish): Promise<Blob | undefined> => {
    const { signal } = (stop.current = new AbortController());
    const onLine = (line: PrintingLine) => 'drawn' in line && !signal.aborted && show({ progress: line });
    show({ progress: { drawn: 0, of: ids.length } });
    try {
      const asked = { method: 'POST', query: wishQuery(wish), body: { ids }, signal, onLine } as const;
      const document = documentIn(await dataProvider.ask<PrintingEnd | undefined>(`/api/papers/${kind}`, asked));
      signal.throwIfAborted();
      show({});
      return document;
    } catch (error) {
      show(signal.aborted ? {} : { reason: told(error) });
      return undefined;
    }
  };
  return { ...printing, print, cancel: () => stop.current.abort() };
}
