import { describe, expect, it } from 'vitest';
import { entityList } from '../../catalog/registry/entities.ts';
import { oddPaths } from '../../catalog/registry/oddPaths.ts';
import { spelled, spellings } from '../../catalog/engine/texts/spellings.ts';

describe('the spellings of the family', () => {
  it('mean fields that the catalogue has, and are none themselves', () => {
    for (const { name, fields } of entityList) {
      for (const [misspelt, field] of Object.entries(spellings[name] ?? {})) {
        expect(Object.keys(fields), `${name}.${misspelt}`).toContain(field);
        expect(Object.keys(fields)).not.toContain(misspelt);
      }
    }
  });

  it('give way to the right name where both are there', () => {
    expect(spelled('qualification', { passign_year: '2019', board: 'Dhaka' })).toEqual({
      passing_year: '2019',
      board: 'Dhaka',
    });
    expect(spelled('qualification', { passign_year: '2019', passing_year: null })).toEqual({ passing_year: null });
    expect(spelled('city', { passign_year: '2019' })).toEqual({ passign_year: '2019' });
    expect(spelled('constructor', { name: 'x' })).toEqual({ name: 'x' });
  });

  it('of paths lie below an entity and never hide a standard call', () => {
    for (const paths of Object.values(oddPaths)) for (const { path, call } of paths) expect(path).not.toBe(call);
  });
});
