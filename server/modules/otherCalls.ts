import { accountsCalls } from './ledger/accountsCalls.ts';
import { bookReportCalls } from './ledger/reports/bookReportCalls.ts';
import { dashboardCalls } from './dashboards/dashboardCalls.ts';
import { donationCalls } from './donations/donationCalls.ts';
import { familyPaths } from './family/familyPaths.ts';
import { historyCalls } from '../engine/openapi/historyCalls.ts';
import { inboxCalls } from './support/inbox/inboxCalls.ts';
import { letterCalls } from '../engine/letters/letterCalls.ts';
import { lookupCalls } from '../engine/openapi/lookupCalls.ts';
import { menuCalls, menuSchemas } from './access/menuCalls.ts';
import { officeCalls } from '../engine/openapi/officeCalls.ts';
import type { OtherCalls } from '../engine/openapi/document.ts';
import { paperCalls } from './paperCalls.ts';
import { peopleCalls } from './people/peopleCalls.ts';
import { reportCalls } from '../engine/openapi/reportCalls.ts';
import { sessionCalls, sessionSchemas } from '../engine/openapi/sessionCalls.ts';
import { summaryReportCalls } from '../engine/openapi/summaryReportCalls.ts';
import { ticketCalls } from './support/tickets/ticketCalls.ts';
import { websiteCalls, websiteSchemas } from './website/websiteCalls.ts';

/** Calls beside the standard ones. */
export const otherCalls: OtherCalls = {
  calls: {
    ...sessionCalls,
    ...inboxCalls,
    ...letterCalls,
    ...lookupCalls,
    ...websiteCalls,
    ...historyCalls,
    ...officeCalls,
    ...paperCalls,
    ...peopleCalls,
    ...menuCalls,
    ...donationCalls,
    ...ticketCalls,
    ...bookReportCalls,
    ...accountsCalls,
    ...reportCalls,
    ...summaryReportCalls,
    ...dashboardCalls,
    ...familyPaths,
  },
  schemas: { ...sessionSchemas, ...menuSchemas, ...websiteSchemas },
};
