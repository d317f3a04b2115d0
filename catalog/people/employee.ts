import { BUSINESS, PAST } from '../engine/calendar.ts';
import { specialize } from '../engine/defineEntity.ts';
import { choice, date, integer, ref, text } from '../engine/fields.ts';
import { violation } from '../engine/violations/violation.ts';
import { taxNumberNames } from '../engine/papers/taxNumbers.ts';
import { user } from './user.ts';
import { contactSection, personSearch } from './personForm.ts';

export const employee = specialize(
  user,
  {
    emp_id_no: text({ unique: true, max: 100 }),
    emp_join_date: date(BUSINESS),
    branch: ref('branch'),
    department: ref('department'),
    designation: ref('designation'),
    /** Whole currency units a month, as the family's hosts keep them. */
    basic_money: integer({ min: 0, readable: 'own:salary' }),
    allowance_money: integer({ min: 0, readable: 'own:salary' }),
    father_name: text(),
    mother_name: text(),
    marital_status: choice(['single', 'married', 'divorced', 'widowed']),
    spouse_name: text(),
    marriage_date: date(PAST),
  },
  {
    name: 'employee',
    collection: 'employees',
    route: 'employee-management/employees',
    title: ['first_name', 'last_name'],
    list: [
      'image',
      'emp_id_no',
      'first_name',
      'last_name',
      'email',
      'primary_phone',
      'branch',
      'designation',
      'is_active',
    ],
    form: {
      basic: [
        'branch',
        'emp_id_no',
        'first_name',
        'last_name',
        'username',
        'email',
        'password',
        'designation',
        'department',
        'role',
        'emp_join_date',
        'basic_money',
        'allowance_money',
        'is_active',
        'is_admin',
        'image',
      ],
      contact: contactSection,
      personal: [
        'gender',
        'date_of_birth',
        'nid',
        ...taxNumberNames,
        'father_name',
        'mother_name',
        'marital_status',
        'spouse_name',
        'marriage_date',
      ],
    },
    search: [...personSearch, 'emp_id_no'],
    access: 'staffDirectory',
    check: record => (record.username ? [] : [violation('username', 'required')]),
  },
);
