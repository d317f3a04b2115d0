import type { EntityName, ModuleName } from '#catalog/engine/names.ts';
import type { ReportName } from '#catalog/engine/names.ts';
import type { preloadable } from '../onDemand/preloadable.tsx';
import type { Entry } from './Entry.ts';

/** A page that is fetched when it is first shown, or ahead of that. */
export type Page = ReturnType<typeof preloadable>;

/** A page inside the frame that belongs to no list, and who may see it. */
interface FramePage extends Entry {
  readonly page: Page;
}

/** The pages of an entity, as React-Admin's Resource names them. */
export type Pages = Readonly<Record<'list' | 'edit' | 'create', Page>>;

/** What a module of the business adds to the pages that every entity has. */
export interface Module {
  /** Pages written by hand in their place, by entity. */
  readonly pages?: Partial<Record<EntityName, Partial<Pages>>>;
  /** Pages of single reports in place of the one that draws any. */
  readonly reports?: Partial<Record<ReportName, Page>>;
  /** Pages that belong to no list, by their path below `/apps` (the profile's: below `/pages`). */
  readonly routes?: Readonly<Record<string, FramePage>>;
  /** What stands beside the titles of the pages and reports of a module of the catalogue. */
  readonly marks?: Partial<Record<ModuleName, Page>>;
}
