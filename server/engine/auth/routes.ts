import { pickBy } from 'es-toolkit';
import { type Context, Hono } from 'hono';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { idFrom, parseValue } from '#catalog/engine/parse.ts';
import { personal } from '#catalog/registry/personalFields.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { mount } from '#catalog/engine/wire.ts';
import { expectedVersions, readRecord } from '../crud/body.ts';
import { toWire } from '../records/record.ts';
import { findStored } from '../records/select.ts';
import { unkept } from '../../platform/http/packed.ts';
import { isTaken } from '../crud/validate.ts';
import { inTransaction, updateWithin } from '../crud/write.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { isMultipart, readForm, readJson, upload } from '../../platform/http/readBody.ts';
import { storeUpload } from '../media/storeUpload.ts';
import { accountById } from './account.ts';
import { changePassword } from './changePassword.ts';
import { demandSession, demandSignedIn } from '../access/demandSignedIn.ts';
import { endSession, endSessions } from './endSession.ts';
import { maskedDraftKey } from './draftKey.ts';
import { keepPlace, visitorOf } from './knownPlaces.ts';
import { login, welcomeOf } from './login.ts';
import { ownValueOf } from './ownValue.ts';
import { userDataOf } from './userData.ts';

/** Fields that the contract lets a form ask about before it is sent. */
const checkedFields = ['email', 'username', 'primary_phone', 'secondary_phone'] as const;

/** The eight calls that tell a form whether a value is taken; `user` names the record that may keep it. */
function uniquenessChecks(routes: Hono<Env>, host: Host): void {
  for (const name of checkedFields) {
    for (const moment of ['create', 'update'] as const) {
      routes.get(`/check_${name}_when_${moment}`, async context => {
        demandSignedIn(context);
        const except = await ownValueOf(host.db, context.get('caller'), {
          moment,
          user: idFrom(context.req.query('user')) ?? 0,
        });
        const raw = context.req.query(name) ?? '';
        const parsed = parseValue(
          { ...entities.user.fields[name], kind: entities.user.fields[name]?.kind ?? 'text', required: true },
          raw,
          // A plus sign in a query arrives as a blank, so the contract leaves it out.
          { phone: host.phones.told },
        );
        if ('code' in parsed)
          throw new Problem(400, 'invalid', { violations: [violation(name, parsed.code, parsed.params)] });
        return context.json({
          [`${name}_exists`]: await isTaken(host.db, entities.user, { name, value: parsed.value, except }),
        });
      });
    }
  }
}

async function me(context: Context<Env>, host: Host): Promise<Response> {
  const id = demandSignedIn(context);
  const [stored, account] = await Promise.all([findStored(host.db, entities.user, id), accountById(host.db, id)]);
  if (!stored || !account) throw new Problem(404, 'not_found');
  const { permissions } = account;
  const data = await userDataOf(host.db, id);
  const caller = context.get('caller');
  return context.json({
    ...pickBy(toWire(entities.user, stored, host, true), (_, name) => mayRead(caller, entities.user, name)),
    role_name: account.roleName,
    branch: account.branch,
    permissions: [...permissions],
    data,
    draft_key: maskedDraftKey(host, id),
  });
}

/**
 * Changes one's own data, with the checks and the trace of any change of a user; what gives rights stays out of reach.
 */
async function updateMe(context: Context<Env>, host: Host): Promise<Response> {
  const id = demandSignedIn(context);
  const body = await readRecord(context, host, entities.user);
  const foreign = Object.keys(body).filter(name => name in entities.user.fields && !(name in personal.fields));
  refuse(foreign.map(name => violation(name, 'read_only')));
  const request = { host, entity: entities.user, caller: context.get('caller') };
  await inTransaction(request, tx => updateWithin(tx, request, id, { body, versions: expectedVersions(context) }));
  return me(context, host);
}

async function uploadImage(context: Context<Env>, host: Host): Promise<Response> {
  const caller = context.get('caller');
  const id = idIn(context);
  if (demandSignedIn(context) !== id && !allowed(caller, entities.user, 'edit'))
    throw new Problem(403, 'permission_denied');
  const image = isMultipart(context) && (await readForm(context, upload)).get('image');
  if (!(image instanceof File)) throw new Problem(400, 'invalid', { violations: [violation('image', 'required')] });
  const path = await storeUpload(host, image, { field: 'image', kind: 'image', by: caller.id });
  const request = { host, entity: entities.user, caller };
  await inTransaction(request, tx => updateWithin(tx, request, id, { body: { image: path } }));
  return context.json(path);
}

/** Signing in. Stands apart because a stale token that a client still sends must not stand in its way. */
export function loginRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath(mount('user'));
  routes.post('/login', async context => {
    const account = await login(host, await readJson(context), visitorOf(context, host));
    await keepPlace(context, host, account);
    return context.json(await welcomeOf(host, account), 200, unkept);
  });
  return routes;
}

/** What a user may ask about accounts, as the contract spells it. */
export function authRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath(mount('user'));
  routes.get('/me', context => me(context, host));
  routes.put('/me', context => updateMe(context, host));
  routes.post('/logout', async context => {
    await endSession(host.db, demandSession(context));
    return context.body(null, 204);
  });
  routes.post('/logout_everywhere', async context => {
    await endSessions(host.db, demandSignedIn(context));
    return context.body(null, 204);
  });
  routes.patch('/passwordchange/:id', async context => {
    const id = idIn(context);
    const account = await changePassword(host, { caller: context.get('caller'), id }, await readJson(context));
    if (account.id === context.get('caller').id) await keepPlace(context, host, account);
    return context.json({ detail: 'Password updated successfully' });
  });
  routes.post('/uploadimage/:id', context => uploadImage(context, host));
  uniquenessChecks(routes, host);
  return routes;
}
