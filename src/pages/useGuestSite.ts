import { useEffect } from 'react';
import { mount } from '../../catalog/engine/wire.ts';
import { isObject } from '../dataProvider/isObject.ts';
import { useShellWords } from '../i18n/shellWords.ts';
import { MARK, type Site, siteIn } from '../layout/site.ts';
import { apiUrl, mediaUrl } from '../authProvider/host.ts';
import { onOwner } from '../authProvider/owners.ts';
import { createSignal, useSignal } from '../engine/onDemand/signal.ts';

/**
 * The general settings, which a host gives without a token; empty where there are none, null before the host has
 * answered.
 */
const settings = createSignal<Readonly<Record<string, unknown>> | null>(null);
let asked = false;
onOwner(() => {
  asked = false;
});

/** Asks once for each visit; a failure is ignored (specification, section 8), and the next page asks again. */
async function ask(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const response = await fetch(`${apiUrl}${mount('general_setting')}/all/?page=1&size=1&ordering=-id`);
    asked = response.ok;
    const answer: unknown = response.ok ? await response.json() : null;
    const rows: unknown = isObject(answer) ? answer['general_settings'] : null;
    const row: unknown = Array.isArray(rows) ? rows[0] : null;
    settings.set(isObject(row) ? row : {});
  } catch {
    asked = false;
    settings.set({});
  }
}

/** How the house presents itself to somebody who has not signed in. */
export function useGuestSite(): Site {
  const { noTitle } = useShellWords();
  const row = useSignal(settings);
  useEffect(() => void ask(), []);
  if (!row) return { title: null, favicon: MARK };
  const site = siteIn(row, noTitle);
  return {
    ...site,
    favicon: site.favicon !== MARK && site.favicon.startsWith('/') ? `${mediaUrl}${site.favicon}` : site.favicon,
  };
}
