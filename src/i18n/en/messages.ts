import raEnglish from 'ra-language-english';
import type { Audit } from '../../../catalog/defineEntity.ts';
import type { CommandField } from '../../../catalog/commands.ts';
import type { ChoiceValue, EntityName, FieldName, SectionName } from '../../../catalog/entities.ts';
import { en as problems } from '../../../catalog/problems/en.ts';
import { en as violations } from '../../../catalog/violations/en.ts';
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

/** Every word of the interface in English. A noun that the catalogue has and this lacks does not compile. */
export const messages = {
  ra: {
    ...raEnglish.ra,
    message: {
      ...raEnglish.ra.message,
      unsaved_changes: 'What you typed is not saved. Do you want to leave all the same?',
    },
    notification: {
      ...raEnglish.ra.notification,
      created: 'Created. |||| %{smart_count} records created.',
      item_doesnt_exist: 'There is no such record.',
    },
    tiptap,
  },
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
  } satisfies Record<EntityName, string>,
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
  } satisfies Record<FieldName | CommandField | keyof Audit, string>,
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
  } satisfies Record<SectionName, string>,
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
  } satisfies Record<ChoiceValue, string>,
  violations,
  problems,
};
