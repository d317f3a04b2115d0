import { Hono } from 'hono';
import { type CommandName, commandOf } from '#catalog/registry/commands.ts';
import { type Command, obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { existingOf } from '../access/scope.ts';
import { readInput, refusal } from '../commands/execute.ts';
import { demandRight, toldIn } from '../commands/routes.ts';
import type { Host, RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { toWire } from '../records/record.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { readJson } from '../../platform/http/readBody.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { fileNamesOf, withoutPapers } from './mailedPapers.ts';
import type { LetterContext } from './LetterContext.ts';
import type { Mailing } from './mailing.ts';

/** How mails are written, by the name of the command that sends them. */
export type Mailings = Readonly<Partial<Record<CommandName, Mailing>>>;

interface Asked {
  readonly command: Command;
  readonly id: number;
  readonly input: Values;
  readonly locale: Locale;
}

interface SeenMail extends Pick<Mail, 'to' | 'subject' | 'text'> {
  /** Names of the files that go with it. */
  readonly files: readonly string[];
}

/** The mail that a command would send now, told what it is told; refused as the command would be. */
async function preview(
  host: Host,
  request: RequestContext,
  mailing: Mailing,
  { command, id, input: told, locale }: Asked,
): Promise<SeenMail> {
  return transact(host.db, async tx => {
    const wire = toWire(request.entity, await existingOf(tx, request, id, false), host, true);
    if (!startsIn(command, stateIn(request.entity, wire))) throw await refusal(tx, request, { wire, locale });
    const because = obstacle(command, wire);
    if (because) throw await refusal(tx, request, { wire, locale, because: { code: because } });
    const input = await readInput(tx, request, { command, input: told });
    // Record and input have been read by the very fields that their types come from.
    const context = { tx, request, record: wire, input, isPreview: true } as unknown as LetterContext;
    const { language, papers, ...mail } = await mailing.write(context);
    const files = await fileNamesOf(context, { papers });
    const { to, subject, text } = files ? mail : withoutPapers(mail, language);
    return { to, subject, text, files: files ?? [] };
  });
}

/** A mail that a command would send, for whoever may send it: `POST /api/letters/{command}/{id}/preview`. */
export function letterRoutes(host: Host, mailings: Mailings): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/letters');
  routes.post('/:command/:id/preview', async context => {
    const name = Object.keys(mailings).find((one): one is CommandName => one === context.req.param('command'));
    const mailing = name && mailings[name];
    if (!mailing) throw new Problem(404, 'not_found');
    const command = commandOf(name);
    const request = { host, entity: command.entity, caller: context.get('caller') };
    demandRight(request, command);
    const { input } = toldIn(await readJson(context));
    const asked = { command, id: idIn(context), input, locale: context.get('locale') };
    return context.json(await preview(host, request, mailing, asked));
  });
  return routes;
}
