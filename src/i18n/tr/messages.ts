import { tr as problems } from '../../../catalog/problems/tr.ts';
import { tr as violations } from '../../../catalog/violations/tr.ts';
import type { Words } from '../complete.ts';
import type { messages as english } from '../en/messages.ts';
import { access } from './access.ts';
import { accessPages } from './accessPages.ts';
import { accounts } from './accounts.ts';
import { billPages } from './billPages.ts';
import { chequePages } from './chequePages.ts';
import { commandFields, commands } from './commands.ts';
import { contentPages } from './contentPages.ts';
import { crud } from './crud.ts';
import { donationPages } from './donationPages.ts';
import { dashboards } from './dashboards.ts';
import { donations } from './donations.ts';
import { hajj } from './hajj.ts';
import { mail } from './mail.ts';
import { memberPages } from './memberPages.ts';
import { members } from './members.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { person } from './person.ts';
import { places } from './places.ts';
import { reactAdmin } from './reactAdmin.ts';
import { reports } from './reports.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { purchasing } from './purchasing.ts';
import { shop } from './shop.ts';
import { support } from './support.ts';
import { tiptap } from './tiptap.ts';
import { booksVerified } from './booksVerified.ts';
import { settlement } from './settlement.ts';
import { statement } from './statement.ts';
import { voucherPages } from './voucherPages.ts';
import { website } from './website.ts';
import { chartPages } from './chartPages.ts';
import { beginBooks } from './beginBooks.ts';
import { bankPages } from './bankPages.ts';
import { cashPages } from './cashPages.ts';
import { orderPages } from './orderPages.ts';
import { purchasePages } from './purchasePages.ts';
import { ticketPages } from './ticketPages.ts';
import { papers } from './papers.ts';
import { payPages } from './payPages.ts';
import { taxPages } from './taxPages.ts';
import { yearPages } from './yearPages.ts';

export const messages = {
  ra: { ...reactAdmin.ra, tiptap },
  shell,
  navigation,
  settings,
  crud,
  commands,
  pages,
  mail,
  accessPages,
  donationPages,
  memberPages,
  contentPages,
  person,
  reports,
  voucherPages,
  bankPages,
  cashPages,
  orderPages,
  purchasePages,
  ticketPages,
  papers,
  payPages,
  taxPages,
  yearPages,
  beginBooks,
  chartPages,
  booksVerified,
  billPages,
  chequePages,
  settlement,
  statement,
  dashboards,
  entities: {
    ...hajj.entities,
    ...website.entities,
    ...people.entities,
    ...members.entities,
    ...donations.entities,
    ...shop.entities,
    ...purchasing.entities,
    ...accounts.entities,
    ...support.entities,
    ...places.entities,
    ...access.entities,
  },
  fields: {
    ...hajj.fields,
    ...website.fields,
    ...people.fields,
    ...members.fields,
    ...donations.fields,
    ...shop.fields,
    ...purchasing.fields,
    ...accounts.fields,
    ...support.fields,
    ...places.fields,
    ...access.fields,
    ...commandFields,
  },
  sections: {
    ...hajj.sections,
    ...website.sections,
    ...people.sections,
    ...members.sections,
    ...donations.sections,
    ...shop.sections,
    ...accounts.sections,
    ...support.sections,
    ...places.sections,
    ...access.sections,
  },
  choices: {
    ...hajj.choices,
    ...website.choices,
    ...people.choices,
    ...members.choices,
    ...donations.choices,
    ...shop.choices,
    ...purchasing.choices,
    ...accounts.choices,
    ...support.choices,
    ...places.choices,
    ...access.choices,
  },
  violations,
  problems,
} satisfies Words<typeof english>;
