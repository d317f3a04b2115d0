import { describe, expect, it } from 'vitest';
import { bookDocuments } from '../../catalog/registry/bookDocuments.ts';
import { entities, entityList, entityNamed } from '../../catalog/registry/entities.ts';
import { holderOf } from '../../catalog/engine/defineEntity.ts';
import { parseValue } from '../../catalog/engine/parse.ts';
import { en } from '../../catalog/engine/violations/en.ts';
import { calls, searchParam } from '../../catalog/engine/wire.ts';
import { brokenRules, checksOf, fieldsOfCheck, fieldsOfKey, keysOf } from '../../catalog/engine/rules.ts';

/** As the specification spells them; country and designation have no screen of their own there. */
const routes = {
  employee: 'employee-management/employees',
  user: 'users-management/userslist',
  department: 'department-management/departments',
  tour_type: 'tourType-management/tourTypes',
  city: 'city-management/cities',
  thana: 'thana-management/thanas',
  branch: 'branch-management/branchs',
  hajj_passenger_info: 'hajjPassengers-management/hajjPassengers',
  permission: 'permission-management/permissions',
  role: 'roles-management/roles',
  tour_package: 'tourPackage-management/tourPackages',
};
/** Keys under which the specification reads look-up lists. */
const collections = {
  branch: 'branches',
  thana: 'thanas',
  city: 'cities',
  country: 'countries',
  role: 'roles',
  department: 'departments',
  tour_type: 'tour_types',
  employee: 'employees',
  permission: 'permissions',
  user: 'users',
  designation: 'designations',
};

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

describe('the catalogue', () => {
  it('knows the prefix and the day of every document that is numbered in the books', () => {
    // A cash close has its number as it is written, whether or not something is missing and posted.
    const numbered = entityList
      .filter(({ name, fields }) => 'invoice_no' in fields && name !== 'cash_close')
      .map(({ name }) => name);
    expect(Object.keys(bookDocuments).toSorted()).toEqual(numbered.toSorted());
    for (const [name, { day }] of Object.entries(bookDocuments))
      expect(entityNamed(name).fields[day]?.kind).toBe('date');
    expect(repeated(Object.values(bookDocuments).map(({ prefix }) => prefix))).toEqual([]);
  });

  it('spells routes and collections as the specification does', () => {
    expect(Object.fromEntries(entityList.map(({ name, route }) => [name, route]))).toMatchObject(routes);
    expect(Object.fromEntries(entityList.map(({ name, collection }) => [name, collection]))).toMatchObject(collections);
  });

  it('gives every entity a name, a route and a collection of its own', () => {
    for (const key of ['name', 'route'] as const) expect(repeated(entityList.map(entity => entity[key]))).toEqual([]);
    // Keys that the contract itself gives to two entities.
    expect(repeated(entityList.map(entity => entity.collection)).sort()).toEqual(['content_images', 'menu_items']);
    for (const [name, entity] of Object.entries(entities)) expect(entity.name).toBe(name);
  });

  it('seals no field within lines, which are stored, shown and told by the history as they are', () => {
    const within = entityList.flatMap(({ name, fields }) =>
      Object.values(fields).flatMap(({ lines = {} }) =>
        Object.entries(lines)
          .filter(([, { sealed }]) => sealed)
          .map(([line]) => `${name}.${line}`),
      ),
    );
    expect(within).toEqual([]);
  });

  it('writes calls as the contract does', () => {
    expect(calls('city')).toMatchObject({
      all: '/city/api/v1/city/all/',
      create: '/city/api/v1/city/create/',
      removeMany: '/city/api/v1/city/delete_multiple/',
    });
    expect([calls('city').one(7), calls('city').update(7), calls('city').remove(7)]).toEqual([
      '/city/api/v1/city/7',
      '/city/api/v1/city/update/7',
      '/city/api/v1/city/delete/7',
    ]);
    expect(searchParam(entities.employee)).toBe('username');
  });

  it('does not know an entity that it lacks', () => {
    expect(() => entityNamed('pilgrimage')).toThrow('pilgrimage');
  });
});

describe.each(entityList)('$name', entity => {
  const fields = Object.entries(entity.fields);
  const placed = Object.values(entity.form).flat();
  const lineFields = fields.flatMap(([, { lines = {} }]) => Object.entries(lines));

  it('refers only to entities of the catalogue', () => {
    for (const [name, { kind, target }] of fields) {
      if (kind === 'ref' || kind === 'refs')
        expect(
          entityList.map(one => one.name),
          name,
        ).toContain(target);
      else expect(target, name).toBeUndefined();
    }
  });

  it('refers in its lines only to entities of the catalogue', () => {
    for (const [name, { kind, target }] of lineFields)
      expect(kind === 'ref' ? entityList.map(one => one.name) : [undefined], name).toContain(target);
  });

  it('keeps its lines plain: no name of the table behind them, no key, no secret, and what the host alone sets not asked', () => {
    expect(lineFields.filter(([name]) => ['id', 'owner', 'position'].includes(name))).toEqual([]);
    expect(lineFields.filter(([, one]) => one.unique || one.sealed || one.adminOnly)).toEqual([]);
    expect(lineFields.filter(([, one]) => one.readOnly && one.required)).toEqual([]);
  });

  it('knows by their sound only names that its search looks into, and everybody reads', () => {
    for (const [name, { kind, sealed, readable }] of fields.filter(([, field]) => field.sounds)) {
      expect(kind, name).toBe('text');
      expect([sealed, readable], name).toEqual([undefined, undefined]);
      if (holderOf(entity, name) === entity) expect(entity.search, name).toContain(name);
    }
  });

  it('narrows a reference by a sibling that its target knows', () => {
    for (const [name, { within, target }] of fields.filter(([, field]) => field.within)) {
      const parent = entity.fields[within ?? '']?.target ?? '';
      expect(entity.fields[within ?? '']?.kind, `${name} within ${within}`).toBe('ref');
      expect(entityNamed(target ?? '').fields[parent]?.target, `${target} of a ${parent}`).toBe(parent);
      expect(placed.indexOf(within ?? ''), `${within} is asked before ${name}`).toBeLessThan(placed.indexOf(name));
    }
  });

  it('narrows a reference in a line by one before it in the same line', () => {
    for (const lines of fields.flatMap(([, field]) => (field.lines ? [field.lines] : []))) {
      const names = Object.keys(lines);
      for (const [name, { within = '', target = '' }] of Object.entries(lines).filter(([, field]) => field.within)) {
        const parent = lines[within]?.target ?? '';
        expect(entityNamed(target).fields[parent]?.target, `${target} of a ${parent}`).toBe(parent);
        expect(names.indexOf(within), `${within} is asked before ${name}`).toBeLessThan(names.indexOf(name));
      }
    }
  });

  it('asks for every field that can be written once in its form', () => {
    expect(repeated(placed)).toEqual([]);
    expect(fields.filter(([name, field]) => !field.readOnly && !placed.includes(name)).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('has a title, columns and a search of stored, readable fields', () => {
    for (const names of [entity.title, entity.list, entity.search]) {
      expect(names.length).toBeGreaterThan(0);
      expect(repeated(names)).toEqual([]);
      for (const name of names)
        expect(entity.fields[name]?.kind, name).not.toMatch(/^(password|refs|lines|undefined)$/);
    }
    expect(entity.title.some(name => entity.fields[name]?.required || entity.fields[name]?.readOnly)).toBe(true);
    expect(entity.title.filter(name => entity.fields[name]?.sealed)).toEqual([]);
  });

  it('is called by words where others point to it, whoever shows its title', () => {
    const pointing = entityList.flatMap(one =>
      Object.values(one.fields).flatMap(one => [one, ...Object.values(one.lines ?? {})]),
    );
    const isPointedTo = pointing.some(({ target }) => target === entity.name);
    const kinds = entity.title.map(name => entity.fields[name]?.kind);
    if (isPointedTo) expect(kinds.filter(kind => kind === 'ref' || kind === 'integer' || kind === 'flag')).toEqual([]);
  });

  it('lets nobody find by another way what they do not read', () => {
    const guarded = fields.filter(([, field]) => field.readable).map(([name]) => name);
    const told = [...entity.title, ...entity.search, ...keysOf(entity).flatMap(fieldsOfKey)];
    expect(told.filter(name => guarded.includes(name))).toEqual([]);
    expect(guarded.filter(name => entity.fields[name]?.unique || entity.fields[name]?.kind === 'state')).toEqual([]);
    // A rule with a field that its writer reads would tell the other by what it refuses.
    for (const names of checksOf(entity).map(fieldsOfCheck))
      expect(new Set(names.map(name => entity.fields[name]?.readable)).size, names.join()).toBeLessThanOrEqual(1);
    for (const [, { lines = {}, rules = {} }] of fields) {
      const closed = Object.keys(lines).filter(name => lines[name]?.readable);
      expect((rules.unique ?? []).flat().filter(name => closed.includes(name))).toEqual([]);
      for (const names of (rules.checks ?? []).map(fieldsOfCheck))
        expect(new Set(names.map(name => lines[name]?.readable)).size, names.join()).toBeLessThanOrEqual(1);
      // A line that points to a record is found from there.
      expect(closed.filter(name => lines[name]?.target)).toEqual([]);
    }
  });

  it('searches only in texts and references, which a list can look through', () => {
    for (const name of entity.search)
      expect(['text', 'longText', 'email', 'phone', 'ref'], name).toContain(entity.fields[name]?.kind);
  });

  it('begins new records with values that it accepts itself', () => {
    for (const [name, field] of fields.filter(([, one]) => one.initial !== undefined)) {
      expect(parseValue(field, field.initial), name).toEqual({ value: field.initial });
    }
  });

  it('says of each choice only different values', () => {
    for (const [name, { options = [] }] of fields) expect(repeated(options), name).toEqual([]);
  });

  it('breaks only rules that have a text, on fields that it has', () => {
    for (const { field, code } of brokenRules(entity, {})) {
      expect(Object.keys(entity.fields)).toContain(field);
      expect(Object.keys(en)).toContain(code);
    }
  });

  it('keeps what its base has, unchanged but for what a new record begins with', () => {
    for (const [name, field] of Object.entries(entity.base?.fields ?? {}))
      expect({ ...entity.fields[name], initial: field.initial }, name).toEqual({ ...field, initial: field.initial });
  });
});
