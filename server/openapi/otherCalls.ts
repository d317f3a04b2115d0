import { accountsCalls } from './accountsCalls.ts';
import { bookReportCalls } from './bookReportCalls.ts';
import { dashboardCalls } from './dashboardCalls.ts';
import { donationCalls } from './donationCalls.ts';
import { familyPaths } from './familyPaths.ts';
import { historyCalls } from './historyCalls.ts';
import { inboxCalls } from './inboxCalls.ts';
import { lookupCalls } from './lookupCalls.ts';
import { menuCalls, menuSchemas } from './menuCalls.ts';
import { officeCalls } from './officeCalls.ts';
import type { OtherCalls } from './document.ts';
import { peopleCalls } from './peopleCalls.ts';
import { reportCalls } from './reportCalls.ts';
import { sessionCalls, sessionSchemas } from './sessionCalls.ts';
import { summaryReportCalls } from './summaryReportCalls.ts';
import { ticketCalls } from './ticketCalls.ts';
import { websiteCalls, websiteSchemas } from './websiteCalls.ts';

/** Calls beside the standard ones. */
export const otherCalls: OtherCalls = {
  calls: {
    ...sessionCalls,
    ...inboxCalls,
    ...lookupCalls,
    ...websiteCalls,
    ...historyCalls,
    ...officeCalls,
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
