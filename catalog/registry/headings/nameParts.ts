import { listed } from './listed.ts';

/** Heads of a column that holds the whole name of a person. */
export const wholeNames: readonly string[] = listed(
  'Name|Full name|Name in full|Complete name|Person name|Name of pilgrim|Name of the pilgrim|Name as per passport|Name (as per passport)|Name as in passport|Name in passport|Passport name|Display name|Contact name|Name of passenger|Pilgrim name|Passenger name',
  'Name (English)|Name in English|English name|Full name (English)|Full name in English|Name (in English)|Name (block letters)|Customer full name|Names|File as|Employee name|Member name|Applicant name',
  'Adı Soyadı|Ad Soyad|Ad-Soyad|Ad ve soyad|Adı ve soyadı|İsim Soyisim|İsim|Hacı adayı|Yolcu adı|Hacı adı soyadı',
  'الاسم|الاسم الكامل|الاسم بالكامل|الاسم الثلاثي|الاسم الرباعي|اسم الحاج|اسم المعتمر|اسم المسافر|الاسم بالإنجليزية|الاسم بالإنجليزي|الاسم الكامل بالإنجليزية|الاسم الكامل بالإنجليزي|الاسم الكامل باللغة الإنجليزية|الاسم باللغة الإنجليزية|الاسم (انجليزي)|الاسم انجليزي|الاسم كما في الجواز|اسم العميل|اسم الموظف|اسم العضو',
  'নাম|পূর্ণ নাম|হজযাত্রীর নাম|নাম (ইংরেজি)|নাম ইংরেজি|যাত্রীর নাম|সদস্যের নাম|Nama|Nama lengkap|Nama penuh|Nama jamaah|Nama jemaah|نام|پورا نام|Hajji name|Haji name|Pax name|Naam',
);

/** The same, written with the surname first. */
export const surnameFirst: readonly string[] = listed(
  'Surname, given names|Surname given names|Surname and given names|Last name, first name|Last, first|Surname/given name|Surname / given name|Surname name|Last first name|Soyadı Adı|Soyad Ad|Soyad, ad|Surname & given name|Family name, given names',
);

/** Names between the first and the last one. */
export const middleNames: readonly string[] = listed(
  'Middle name|Middle names|Middle|Additional name|Second name|Second given name|Father middle name|İkinci ad|الاسم الأوسط|الاسم الثاني|Nama tengah|Grandfather name|Grand father name|Third name|اسم الجد|الاسم الثالث',
);

/** Heads by entity that call the name of a person by what they are to the agency. */
export const namedAs: Partial<Readonly<Record<string, readonly string[]>>> = {
  hajj_passenger_info: listed(
    'Pilgrim|Pilgrims|Passenger|Pax|Traveller|Traveler|Guest|Hajji|Hacı|Yolcu|الحاج|المعتمر|হজযাত্রী|Jamaah|Jemaah',
  ),
  customer: listed('Customer|Client|Müşteri|العميل|ক্রেতা|Pelanggan'),
  vendor: listed('Vendor|Supplier|Tedarikçi|المورد|সরবরাহকারী|Pemasok'),
  member: listed('Member|Üye|العضو|সদস্য'),
  employee: listed('Employee|Staff|Staff name|Personel|Çalışan|الموظف|কর্মী|Karyawan'),
};
