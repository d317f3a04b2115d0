/**
 * Names by which the registries know modules, entities and reports. They add them themselves, so that whatever an
 * entity or a report is made of can be typed by them without importing a registry.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- the registries fill it
export interface Names {}

export type EntityName = Names extends { readonly entity: infer Name extends string } ? Name : never;
export type ModuleName = Names extends { readonly module: infer Name extends string } ? Name : never;
export type ReportName = Names extends { readonly report: infer Name extends string } ? Name : never;
