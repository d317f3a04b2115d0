import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { entityList } from '../catalog/registry/entities.ts';
import { oddMounts } from '../catalog/registry/oddPaths.ts';
import { BOOK_CURRENCY } from '../catalog/engine/money/bookCurrency.ts';
import { mount } from '../catalog/engine/wire.ts';
import { accessRoutes } from './modules/access/accessRoutes.ts';
import { accountRoutes, visitorRoutes } from './engine/auth/accountRoutes.ts';
import { arrangeRoutes } from './engine/arrange/routes.ts';
import { authenticate } from './engine/auth/authenticate.ts';
import { authRoutes, loginRoutes } from './engine/auth/routes.ts';
import { visitor } from './engine/auth/visitor.ts';
import { commandRoutes } from './engine/commands/routes.ts';
import { entityRoutes } from './engine/rest/routes.ts';
import { sources } from './modules/eventSources.ts';
import { pulse } from './platform/db/pulse.ts';
import { installationOf } from './engine/settings/installationOf.ts';
import { invoiceRoutes } from './modules/bills/invoiceRoutes.ts';
import { bookSettings } from './engine/numbering/bookSettings.ts';
import { accountsRoutes } from './modules/ledger/routes.ts';
import { verificationRoutes } from './modules/verification/routes.ts';
import { bookReportRoutes } from './modules/ledger/reports/wireRoutes.ts';
import { dashboardRoutes } from './modules/dashboards/routes.ts';
import { summaryRoutes } from './modules/summaryRoutes.ts';
import { familyRoutes } from './modules/family/routes.ts';
import { donationRoutes } from './modules/donations/routes.ts';
import { fewPerRound } from './engine/limits/fewPerRound.ts';
import { limitPerCaller } from './engine/limits/limitPerCaller.ts';
import { whenSent } from './platform/http/whenSent.ts';
import { pathForLog } from './platform/forLog.ts';
import { historyRoutes } from './engine/history/routes.ts';
import type { Host } from './engine/context/host.ts';
import type { Env } from './platform/http/Env.ts';
import { keepableQuery } from './platform/http/keepableText.ts';
import { answer, localeOf } from './platform/http/answer.ts';
import { packed } from './platform/http/packed.ts';
import { askedAgain, failure } from './platform/http/failure.ts';
import { Problem } from './platform/problem.ts';
import { importRoutes } from './engine/imports/routes.ts';
import { lookupRoutes } from './engine/lookups/routes.ts';
import { liveEventRoutes } from './engine/live/routes.ts';
import { inboxRoutes } from './modules/support/inbox/routes.ts';
import { letterRoutes } from './engine/letters/letterRoutes.ts';
import { outboxRoutes } from './engine/mail/routes.ts';
import { mediaRoutes } from './engine/media/routes.ts';
import { menuRoutes } from './modules/access/routes.ts';
import { mailings } from './modules/mailings.ts';
import { otherCalls } from './modules/otherCalls.ts';
import { descriptionRoutes } from './engine/openapi/routes.ts';
import { passengerRoutes } from './modules/hajj/routes.ts';
import { ownTicketRoutes } from './modules/support/tickets/ownTickets.ts';
import { ticketRoutes } from './modules/support/tickets/ticketRoutes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { liveRoutes } from './modules/website/publishing/routes.ts';
import { sourcedReports } from './modules/reports.ts';
import { quickPanelRoutes } from './engine/quickPanel/routes.ts';
import { reportRoutes } from './engine/reports/routes.ts';
import { subscriptionRoutes } from './modules/people/subscriptions/routes.ts';
import { drawnPaperRoutes } from './engine/papers/routes.ts';
import { paperKinds } from './modules/papers.ts';
import { pickListRoutes } from './modules/shop/orders/paper/pickListRoutes.ts';
import { paperRoutes, verifyRoutes } from './engine/verify/routes.ts';
import { formsAfterChange } from './engine/settings/keepForms.ts';
import { savedViewRoutes } from './engine/views/routes.ts';
import { websiteRoutes } from './modules/website/routes.ts';

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Emotion writes its styles into the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    // A large spreadsheet is packed and unpacked beside the page; refused, it would never be done.
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'same-origin',
  // An answer may be stricter, as stored files are.
  overwrite: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
});

function frame(host: Host): Hono<Env> {
  const app = new Hono<Env>({ strict: false });
  app.use(async (context, next) => {
    const started = performance.now();
    context.set('requestId', askedAgain(context) ?? randomUUID());
    context.set('locale', localeOf(context.req.header('accept-language')));
    context.set('caller', visitor);
    context.set('releases', []);
    context.header('x-request-id', context.get('requestId'));
    await next();
    // Nobody reads what only the head was asked of: unread, it would hold for ever what it reads from.
    if (context.req.method === 'HEAD') await context.res.body?.cancel();
    for (const release of context.get('releases')) release();
    const leave = context.get('leave');
    if (leave) whenSent(context, leave);
    const { method, path } = context.req;
    host.log({
      level: 'info',
      request: context.get('requestId'),
      method,
      path: pathForLog(path),
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
  app.use(headers);
  app.use(packed);
  app.use(keepableQuery);
  app.onError(failure(host, app));
  return app;
}

function information(app: Hono<Env>, host: Host): void {
  app.get('/healthz', fewPerRound(host), async context => {
    await pulse(host);
    return context.json({ status: 'ok' });
  });
  app.get('/api/config', fewPerRound(host), async context => {
    const [{ firstMonth }, installation] = await Promise.all([bookSettings(host.db), installationOf(host.db)]);
    const { dayOrder, decimalSign, digitGrouping } = host.forms.current;
    return context.json({
      demo: host.demo,
      time_zone: host.timeZone,
      country: host.phones.country,
      currency: BOOK_CURRENCY,
      installation: installation ?? null,
      idempotency_keys: true,
      fiscal_year_begins: firstMonth,
      day_order: dayOrder,
      decimal_sign: decimalSign,
      digit_grouping: digitGrouping,
      live_events: host.live !== undefined,
    });
  });
}

/**
 * The API host as a fetch application, without a port or an environment.
 * `pages` is the built front end, served for every path that is not a call.
 */
export function createApp(host: Host, pages?: Hono<Env>): Hono<Env> {
  const app = frame(host);
  information(app, host);
  const limited = limitPerCaller(host);
  for (const calls of ['/:entity/api/v1/*', '/api/*', '/auth/*', '/verify/*', '/openapi.json']) app.use(calls, limited);
  app.use('/media/*', fewPerRound(host));
  app.route('/', descriptionRoutes(otherCalls));
  app.route('/', loginRoutes(host));
  app.route('/', visitorRoutes(host));
  app.route('/', verifyRoutes(host, paperKinds));
  app.use('/:entity/api/v1/*', authenticate(host));
  app.use('/api/*', authenticate(host));
  app.route('/', authRoutes(host));
  app.route('/', accountRoutes(host));
  app.route('/', outboxRoutes(host));
  app.route('/', inboxRoutes(host));
  app.route('/', letterRoutes(host, mailings));
  app.route('/', liveEventRoutes(host));
  app.route('/', lookupRoutes(host));
  app.route('/', menuRoutes(host));
  app.route('/', arrangeRoutes(host));
  app.route('/', websiteRoutes(host));
  app.route('/', historyRoutes(host));
  app.route('/', liveRoutes(host));
  app.route('/', savedViewRoutes(host));
  app.route('/', passengerRoutes(host));
  app.route('/', peopleRoutes(host));
  app.route('/', quickPanelRoutes(host, sources));
  app.route('/', accessRoutes(host));
  app.route('/', accountsRoutes(host));
  app.route('/', invoiceRoutes(host));
  app.route('/', verificationRoutes(host));
  app.route('/', paperRoutes(host));
  app.route('/', pickListRoutes(host));
  app.route('/', drawnPaperRoutes(host, paperKinds));
  app.route('/', donationRoutes(host));
  app.route('/', subscriptionRoutes(host));
  app.route('/', reportRoutes(host, sourcedReports));
  app.route('/', bookReportRoutes(host, sourcedReports));
  app.route('/', summaryRoutes(host, sourcedReports));
  app.route('/', dashboardRoutes(host, sourcedReports));
  app.route('/', ownTicketRoutes(host));
  app.route('/', ticketRoutes(host));
  app.route('/', importRoutes(host));
  app.route('/', mediaRoutes(host));
  app.route('/', familyRoutes(host));
  app.use(`${mount('general_setting')}/*`, formsAfterChange(host));
  for (const entity of entityList) {
    for (const path of [mount(entity.name), ...(oddMounts[entity.name] ?? [])]) {
      // Before `/:id`, which would take a verb for an id.
      app.route(path, commandRoutes(host, entity));
      app.route(path, entityRoutes(host, entity));
    }
  }
  app.use('*', fewPerRound(host));
  if (pages) app.route('/', pages);
  app.notFound(context => answer(context, new Problem(404, 'no_such_call')));
  return app;
}
