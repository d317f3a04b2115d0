import { type Context, Hono } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { unkept } from '../../platform/http/packed.ts';
import { Problem } from '../../platform/problem.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { accountById } from './account.ts';
import { confirmEmail, requestEmail } from './changeEmail.ts';
import { demandSession, demandSignedIn } from '../access/demandSignedIn.ts';
import { identityOf } from './identity.ts';
import { keepPlace } from './knownPlaces.ts';
import { register } from './register.ts';
import { askForReset, checkReset, confirmReset } from './resetPassword.ts';
import { issueToken } from './token.ts';
import { mergeUserData, readUserData } from './userData.ts';

const visitOf = (context: Context<Env>, host: Host) => ({
  address: clientAddress(context, host),
  locale: context.get('locale'),
});

/**
 * What nobody needs an account for. Stands apart because a stale token that a client still sends must not stand in its
 * way.
 */
export function visitorRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.post('/api/auth/register', async context => {
    await register(host, await readJson(context), visitOf(context, host));
    return context.json({ status: 'waiting' }, 202);
  });
  routes.post('/auth/user/reset_password', async context => {
    await askForReset(host, await readJson(context), visitOf(context, host));
    return context.body(null, 204);
  });
  routes.post('/auth/user/reset_password_check', async context => {
    await checkReset(host, await readJson(context), visitOf(context, host));
    return context.body(null, 204);
  });
  routes.post('/auth/user/reset_password_confirm', async context => {
    // Whoever reads the account's mail is its owner, however busy others are with guessing: the way in is open from
    // here.
    await keepPlace(context, host, await confirmReset(host, await readJson(context), visitOf(context, host)));
    return context.body(null, 204);
  });
  routes.post('/auth/user/confirm_email', async context => {
    await confirmEmail(host, await readJson(context), visitOf(context, host));
    return context.body(null, 204);
  });
  return routes;
}

/** What signed-in users do with their own account, under the paths of the specification's older calls. */
export function accountRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/auth');
  routes.get('/access-token', async context => {
    const session = demandSession(context);
    const account = await accountById(host.db, session.user_id);
    if (!account) throw new Problem(401, 'token_not_valid');
    // The session of the request goes on, not one of the account as it is by now: it may have been ended meanwhile.
    const told = { user: await identityOf(host.db, account), access_token: await issueToken(session, host) };
    return context.json(told, 200, unkept);
  });
  routes.post('/user/email', async context => {
    demandSignedIn(context);
    await requestEmail(host, context.get('caller'), await readJson(context), visitOf(context, host));
    return context.json({ status: 'waiting' }, 202);
  });
  routes.post('/user/update', async context => {
    const id = demandSignedIn(context);
    return context.json({ user: { data: await mergeUserData(host, id, readUserData(await readJson(context))) } });
  });
  return routes;
}
