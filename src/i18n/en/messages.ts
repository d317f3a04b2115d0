import raEnglish from 'ra-language-english';
import type { Audit } from '#catalog/engine/defineEntity.ts';
import type { CommandField } from '#catalog/registry/commands.ts';
import type { ChoiceValue, FieldName, SectionName } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { en as problems } from '#catalog/engine/problems/en.ts';
import { en as violations } from '#catalog/engine/violations/en.ts';
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
  entities: nouns.entities satisfies Record<EntityName, string>,
  fields: { ...nouns.fields, ...commandFields } satisfies Record<FieldName | CommandField | keyof Audit, string>,
  sections: nouns.sections satisfies Record<SectionName, string>,
  choices: nouns.choices satisfies Record<ChoiceValue, string>,
  violations,
  problems,
};
