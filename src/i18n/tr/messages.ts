import { tr as problems } from '../../../catalog/problems/tr.ts';
import { tr as violations } from '../../../catalog/violations/tr.ts';
import type { Words } from '../complete.ts';
import type { messages as english } from '../en/messages.ts';
import { access } from './access.ts';
import { accessPages } from './accessPages.ts';
import { crud } from './crud.ts';
import { hajj } from './hajj.ts';
import { mail } from './mail.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { reactAdmin } from './reactAdmin.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { website } from './website.ts';

export const messages = {
  ra: reactAdmin.ra,
  shell,
  navigation,
  settings,
  crud,
  pages,
  mail,
  accessPages,
  entities: {
    ...hajj.entities, ...website.entities, ...people.entities, ...places.entities, ...access.entities,
  },
  fields: { ...hajj.fields, ...website.fields, ...people.fields, ...places.fields, ...access.fields },
  sections: {
    ...hajj.sections, ...website.sections, ...people.sections, ...places.sections, ...access.sections,
  },
  choices: { ...hajj.choices, ...website.choices, ...people.choices, ...places.choices, ...access.choices },
  violations,
  problems,
} satisfies Words<typeof english>;
