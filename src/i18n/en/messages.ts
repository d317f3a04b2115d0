import raEnglish from 'ra-language-english';
import type { Audit } from '../../../catalog/defineEntity.ts';
import type { ChoiceValue, EntityName, FieldName, SectionName } from '../../../catalog/entities.ts';
import { en as problems } from '../../../catalog/problems/en.ts';
import { en as violations } from '../../../catalog/violations/en.ts';
import { access } from './access.ts';
import { accessPages } from './accessPages.ts';
import { crud } from './crud.ts';
import { hajj } from './hajj.ts';
import { mail } from './mail.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { website } from './website.ts';

/** Every word of the interface in English. A noun that the catalogue has and this lacks does not compile. */
export const messages = {
  ra: raEnglish.ra,
  shell,
  navigation,
  settings,
  crud,
  pages,
  mail,
  accessPages,
  entities: {
    ...hajj.entities, ...website.entities, ...people.entities, ...places.entities, ...access.entities,
  } satisfies Record<EntityName, string>,
  fields: {
    ...hajj.fields, ...website.fields, ...people.fields, ...places.fields, ...access.fields,
  } satisfies Record<FieldName | keyof Audit, string>,
  sections: {
    ...hajj.sections, ...website.sections, ...people.sections, ...places.sections, ...access.sections,
  } satisfies Record<SectionName, string>,
  choices: {
    ...hajj.choices, ...website.choices, ...people.choices, ...places.choices, ...access.choices,
  } satisfies Record<ChoiceValue, string>,
  violations,
  problems,
};
