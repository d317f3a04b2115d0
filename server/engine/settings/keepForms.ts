import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../platform/http/Env.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import type { Platform } from '../../platform/services/Platform.ts';
import type { AgencyForms } from './AgencyForms.ts';

interface Kept {
  readonly forms: AgencyForms;
}

/** How long a change that another process has made may go unnoticed, in milliseconds. */
const LOOK = 10_000;

/** After a call that changes the general settings, the next one is read by them. */
export const formsAfterChange =
  ({ forms }: Kept): MiddlewareHandler<Env> =>
  async (context, next) => {
    await next();
    if (context.req.method !== 'GET') await forms.reload();
  };

/** Looks again and again whether they are the same; gives what ends it. */
export const keepForms = ({ forms, log }: Kept & Pick<Platform, 'log'>): (() => Promise<void>) =>
  repeatedly(() => forms.reload(), { every: LOOK, log, failed: 'settings not read' });
