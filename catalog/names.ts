/**
 * Names by which the registry knows its modules and entities. It adds them itself (`entities.ts`), so that whatever an
 * entity or a report is made of can be typed by them without importing the registry.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- the registry fills it
export interface Names {}

export type EntityName = Names extends { readonly entity: infer Name extends string } ? Name : never;
export type ModuleName = Names extends { readonly module: infer Name extends string } ? Name : never;
