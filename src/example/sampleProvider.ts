import type { DataProvider } from 'react-admin';
import type { LabelTable } from '../../catalog/engine/lifecycle.ts';
import { entityAt } from '../../catalog/registry/entityOf.ts';
import { titleOf } from '../engine/kinds/titleOf.ts';
import { sampleRecord, type Word } from './samples.ts';

type Labels = Pick<LabelTable, 'seeded'>;

/** As an agency has them at first. */
const labelsOf = ({ seeded }: Labels) =>
  Object.entries(seeded).map(([code, [name, color]], at) => {
    const label = { code, name, color, is_active: true };
    return { ...label, id: at + 1, position: at };
  });

/** Every list has three records, those of labels as many as there are codes. */
function recordsOf(resource: string, word: Word) {
  const entity = entityAt(resource);
  if (!entity) return [];
  if ('seeded' in entity) return labelsOf(entity as typeof entity & Labels);
  return [1, 2, 3].map(n => sampleRecord(entity.fields, n, word));
}

const never = async (): Promise<never> => {
  throw new Error('an example changes nothing');
};

const found = (resource: string, text: unknown, word: Word) => {
  const entity = entityAt(resource);
  const all = recordsOf(resource, word);
  return entity && typeof text === 'string' ? all.filter(one => titleOf(entity, one).includes(text)) : all;
};

/** Answers in the place of the host with samples, so that examples need no records and meet none. */
export const sampleProvider = (word: Word) =>
  ({
    getList: async (resource, { filter }) => {
      const data = found(resource, filter?.q, word);
      return { data, total: data.length };
    },
    getManyReference: never,
    getOne: async (resource, { id }) => ({ data: recordsOf(resource, word).find(one => one.id === Number(id)) }),
    getMany: async (resource, { ids }) => ({
      data: recordsOf(resource, word).filter(one => ids.map(Number).includes(one.id)),
    }),
    create: never,
    update: never,
    updateMany: never,
    delete: never,
    deleteMany: never,
    // A picture put into a text stays in this browser.
    uploadFile: async (file: Blob) => URL.createObjectURL(file),
    // React-Admin lets its caller say what a record is; these are what the catalogue says.
  }) as DataProvider;
