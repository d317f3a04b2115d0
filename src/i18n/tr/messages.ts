import { tr as problems } from '#catalog/engine/problems/tr.ts';
import { tr as violations } from '#catalog/engine/violations/tr.ts';
import type { Words } from '../complete.ts';
import type { messages as english } from '../en/messages.ts';
import { nounsOf } from '../nounsOf.ts';
import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { commandFields, commands } from './commands.ts';
import { crud } from './crud.ts';
import { donations } from './donations.ts';
import { hajj } from './hajj.ts';
import { imports } from './imports.ts';
import { journey } from './journey.ts';
import { mail } from './mail.ts';
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
import { statement } from './statement.ts';
import { website } from './website.ts';

const nouns = nounsOf(
  hajj,
  journey,
  website,
  people,
  members,
  donations,
  shop,
  purchasing,
  accounts,
  support,
  places,
  access,
  imports,
);

export const messages = {
  ra: { ...reactAdmin.ra, tiptap },
  shell,
  navigation,
  settings,
  crud,
  imports: imports.pages,
  book: journey.book,
  fly_board: journey.fly_board,
  cancel_departure: journey.cancel_departure,
  journeys_of_person: journey.journeys_of_person,
  passport_slip: journey.passport_slip,
  commands,
  pages,
  mail,
  person,
  reports,
  statement,
  ...nouns,
  fields: { ...nouns.fields, ...commandFields },
  violations,
  problems,
} satisfies Words<typeof english>;
