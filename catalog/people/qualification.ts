import { defineEntity } from '../engine/defineEntity.ts';
import { decimal, file, integer, ref, text } from '../engine/fields.ts';

/** A degree of an employee, with its documents. */
export const qualification = defineEntity({
  name: 'qualification',
  collection: 'qualifications',
  route: 'qualification-management/qualifications',
  fields: {
    employee: ref('employee', { required: true }),
    degree_name: text({ required: true, max: 64 }),
    passing_year: integer({ required: true, min: 1900, max: 2100 }),
    board: text({ required: true, max: 64 }),
    institute_name: text({ required: true, max: 100 }),
    grade: decimal({ min: 0, max: 999 }),
    image_doc_one: file({ sealed: true }),
    image_doc_two: file({ sealed: true }),
    image_doc_three: file({ sealed: true }),
    image_doc_four: file({ sealed: true }),
  },
  title: ['degree_name'],
  list: ['employee', 'degree_name', 'passing_year', 'board', 'institute_name', 'grade'],
  form: {
    main: ['employee', 'degree_name', 'passing_year', 'board', 'institute_name', 'grade'],
    documents: ['image_doc_one', 'image_doc_two', 'image_doc_three', 'image_doc_four'],
  },
  search: ['degree_name', 'institute_name', 'board', 'employee'],
  access: 'staffDirectory',
  unique: [['employee', 'degree_name', 'passing_year']],
});
