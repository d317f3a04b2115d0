import type { Words } from '../complete.ts';
import type { people as english } from '../en/people.ts';

export const people = {
  entities: {
    employee: 'موظفين |||| موظف |||| الموظفون |||| موظفين |||| موظفًا |||| موظف',
    user: 'مستخدمين |||| مستخدم |||| المستخدمون |||| مستخدمين |||| مستخدمًا |||| مستخدم',
    department: 'أقسام |||| قسم |||| الأقسام |||| أقسام |||| قسمًا |||| قسم',
    designation:
      'مسميات وظيفية |||| مسمى وظيفي |||| المسميات الوظيفية |||| مسميات وظيفية |||| مسمى وظيفيًا |||| مسمى وظيفي',
  },
  fields: {
    id: 'الرقم',
    version: 'النسخة',
    created_at: 'تاريخ الإنشاء',
    updated_at: 'آخر تعديل',
    created_by: 'أنشأه',
    updated_by: 'عدّله',

    name: 'الاسم',
    short_desc: 'وصف مختصر',
    is_active: 'نشط',
    image: 'الصورة',

    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    username: 'اسم المستخدم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    gender: 'الجنس',
    primary_phone: 'الهاتف',
    secondary_phone: 'هاتف آخر',
    user_type: 'نوع المستخدم',
    date_of_birth: 'تاريخ الميلاد',
    nid: 'رقم الهوية الوطنية',
    bin_no: 'رقم تعريف المنشأة (BIN)',
    tin_no: 'الرقم الضريبي (TIN)',
    vat_no: 'رقم ضريبة القيمة المضافة',
    is_admin: 'مدير النظام',
    last_login: 'آخر دخول',

    emp_id_no: 'الرقم الوظيفي',
    emp_join_date: 'تاريخ الالتحاق',
    department: 'القسم',
    designation: 'المسمى الوظيفي',
    basic_money: 'الراتب الأساسي (شهريًا)',
    allowance_money: 'البدلات (شهريًا)',
    father_name: 'اسم الأب',
    mother_name: 'اسم الأم',
    marital_status: 'الحالة الاجتماعية',
    spouse_name: 'اسم الزوج أو الزوجة',
    marriage_date: 'تاريخ الزواج',
  },
  sections: {
    basic: 'البيانات الأساسية',
    account: 'الحساب',
    personal: 'البيانات الشخصية',
  },
  choices: {
    male: 'ذكر',
    female: 'أنثى',
    others: 'أخرى',
    single: 'أعزب',
    married: 'متزوج',
    divorced: 'مطلّق',
    widowed: 'أرمل',
  },
} as const satisfies Words<typeof english>;
