import type { KnownHeads } from './KnownHeads.ts';

/** Heads of lists of pilgrims in the portals of ministries. */
export const pilgrimHeads: readonly KnownHeads[] = [
  {
    from: 'e-Hajj BD pre-registration',
    entity: 'hajj_passenger_info',
    columns: [
      'SL = - | Tracking No. = tracking_no | Full Name (English) = given_names+surname',
      "Full Name (Bangla) = full_name_local | Father's Name = father_name | Mother's Name = mother_name",
      'Date of Birth = birth_date | NID/BRC No = - | Mobile Number = primary_phone | Gender = gender',
      'Occupation = occupation | Pre-Reg. Date = pre_registration_date',
      'Pre-Reg. Serial = pre_registration_serial | Permanent District = permanent_city',
      'Permanent Police Station = permanent_thana | Permanent Post Code = permanent_postal_code',
      'Present District = present_city | Bank Name = refund_bank | Voucher No = - | Payment Date = -',
      'Pilgrim Type = pilgrim_type | Refund Account Name = refund_holder',
      'Refund Account No = refund_account_no | Spouse Name = spouse_name | Marital Status = marital_status',
      'Is Govt. = -',
    ],
  },
  {
    from: 'Nusuk Masar mutamers',
    entity: 'hajj_passenger_info',
    columns: [
      'Group Name = - | Mutamer No = pilgrim_id | Full Name = given_names+surname',
      'Full Name (Arabic) = full_name_local | Nationality = nationality | Passport Number = passport_number',
      'Passport Type = passport_type | Passport Issue Date = passport_issue_date',
      'Passport Expiry Date = passport_expiry_date | Passport Issue City = passport_issue_place',
      'Birth Date = birth_date | Birth City = birth_place | Gender = gender',
      'Marital Status = marital_status | Job Title = occupation | Mobile Number = primary_phone',
      'Email Address = email | Mahram Name = mahram | Relation = mahram_relation | Visa Number = visa_no',
      'Visa Status = - | MOFA Number = mofa_no | Border Number = - | Package Name = tour_package',
      'Entry Date = - | Exit Date = - | Room Type = room_type | Residence Country = present_country',
    ],
  },
  {
    from: 'Masar in Arabic',
    entity: 'hajj_passenger_info',
    columns: [
      'رقم المعتمر = pilgrim_id | الاسم الكامل بالعربية = full_name_local',
      'الاسم الكامل بالإنجليزية = given_names+surname | الجنسية = nationality',
      'رقم جواز السفر = passport_number | نوع جواز السفر = passport_type',
      'تاريخ إصدار الجواز = passport_issue_date | تاريخ انتهاء الجواز = passport_expiry_date',
      'مدينة الإصدار = passport_issue_place | تاريخ الميلاد = birth_date | الجنس = gender',
      'الحالة الاجتماعية = marital_status | المهنة = occupation | رقم الجوال = primary_phone',
      'رقم التأشيرة = visa_no | رقم الموافقة = - | رقم الحدود = - | المجموعة = -',
      'بلد الإقامة = present_country | فصيلة الدم = blood_group',
    ],
  },
  {
    from: 'Umrah visa group sheet',
    entity: 'hajj_passenger_info',
    columns: [
      'S.No = - | Title = honorific | First Name = given_names | Father Name = father_name',
      'Grand Father Name = - | Family Name = surname | Date Of Birth = birth_date',
      'Place of Birth = birth_place | Nationality = nationality | Previous Nationality = -',
      'Gender = gender | Marital Status = marital_status | Education = - | Profession = occupation',
      'Passport No = passport_number | Issue Place = passport_issue_place',
      'Issue Date = passport_issue_date | Expiry Date = passport_expiry_date | Mahram = mahram',
      'Relationship = mahram_relation | PP Type = passport_type',
    ],
  },
];
