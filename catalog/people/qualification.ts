import { defineEntity } from '../defineEntity.ts';
import { decimal, file, ref, text } from '../fields.ts';
import { violation } from '../violation.ts';

/** A degree of an employee, with its documents. */
export const qualification = defineEntity({
  name: 'qualification',
  collection: 'qualifications',
  route: 'qualification-management/qualifications',
  fields: {
    employee: ref('employee', { required: true }),
    degree_name: text({ required: true, max: 64 }),
    passing_year: text({ required: true, max: 4 }),
    board: text({ required: true, max: 64 }),
    institute_name: text({ required: true, max: 100 }),
    grade: decimal({ min: 0, max: 999 }),
    image_doc_one: file(),
    image_doc_two: file(),
    image_doc_three: file(),
    image_doc_four: file(),
  },
  title: ['degree_name'],
  list: ['employee', 'degree_name', 'passing_year', 'board', 'institute_name', 'grade'],
  form: {
    main: ['employee', 'degree_name', 'passing_year', 'board', 'institute_name', 'grade'],
    documents: ['image_doc_one', 'image_doc_two', 'image_doc_three', 'image_doc_four'],
  },
  search: ['degree_name', 'institute_name', 'board', 'employee'],
  access: 'staffDirectory',
  check: ({ passing_year }) => (typeof passing_year !== 'string' || /^(19|20)\d\d$/.test(passing_year) ? [] : [violation('passing_year', 'not_year')]),
});
