import { listed } from './listed.ts';

/** Texts by the option that they mean. */
export type Options = Partial<Readonly<Record<string, readonly string[]>>>;

const genders = {
  male: listed(
    'M|Male|Man|Men|Boy|Mr|Mr.|Gent|Erkek|E|Bay|Bey|ذكر|رجل|ذ|পুরুষ|পুং|ছেলে|L|Lk|Laki-laki|Laki|Lelaki|Pria|مرد|Mard|1 - Male|Masculine',
  ),
  female: listed(
    'F|Female|Woman|Women|Girl|Mrs|Ms|Miss|Mrs.|Ms.|Kadın|K|Bayan|Hanım|أنثى|انثى|امرأة|ث|মহিলা|স্ত্রী|নারী|মেয়ে|P|Pr|Perempuan|Wanita|عورت|خاتون|Aurat|2 - Female|Feminine',
  ),
  others: listed('O|Other|Others|X|Third gender|Hijra|Transgender|Diğer|آخر|অন্যান্য|হিজড়া'),
};
const unions = {
  single: listed(
    'S|Single|Unmarried|Never married|Bachelor|Bekâr|Bekar|أعزب|عزباء|اعزب|أعزب/عزباء|অবিবাহিত|Belum kawin|Belum menikah|Lajang|Bujang|غیر شادی شدہ|Not married',
  ),
  married: listed('M|Married|Evli|متزوج|متزوجة|متزوج/ة|বিবাহিত|Kawin|Menikah|Berkahwin|شادی شدہ'),
  divorced: listed(
    'D|Divorced|Separated|Boşanmış|Dul (boşanmış)|مطلق|مطلقة|তালাকপ্রাপ্ত|তালাকপ্রাপ্তা|Cerai|Cerai hidup|Bercerai|طلاق یافتہ|Divorcee',
  ),
  widowed: listed('W|Widow|Widowed|Widower|Dul|أرمل|أرملة|বিধবা|বিপত্নীক|Cerai mati|Janda|Duda|Balu|بیوہ'),
};
const rooms = {
  single_room: listed('Single|Single room|1|1 bed|SGL|1 kişilik|Tek|Tek kişilik|فردية|مفردة'),
  double_room: listed('Double|Double room|2|2 bed|Twin|DBL|2 kişilik|İki kişilik|ثنائية|مزدوجة'),
  triple_room: listed('Triple|Triple room|3|3 bed|TPL|TRP|3 kişilik|Üç kişilik|ثلاثية'),
  quad_room: listed('Quad|Quad room|4|4 bed|QUAD sharing|QD|4 kişilik|Dört kişilik|رباعية'),
  quint_room: listed('Quint|Quint room|5|5 bed|Quintuple|5 kişilik|Beş kişilik|خماسية'),
};
const blood = (group: string, sign: 'positive' | 'negative'): readonly string[] => {
  const [short, mark] = sign === 'positive' ? ['+ve', '+'] : ['-ve', '-'];
  const word = sign === 'positive' ? 'pozitif' : 'negatif';
  return [
    `${group} ${sign}`,
    `${group}${short}`,
    `${group} (${short})`,
    `${group}(${short})`,
    `${group} ${short}`,
    `${group} Rh${mark}`,
    `${group} ${mark}`,
    `${group}(${mark})`,
    `${group} ${word}`,
    `${group} RH ${mark}`,
  ];
};

/** Texts of choices as sheets write them, by the name of the field and the option. */
export const choices: Partial<Readonly<Record<string, Options>>> = {
  gender: genders,
  marital_status: unions,
  room_type: rooms,
  pilgrim_type: {
    hajj: listed('Hajj|Haj|Hac|حج|হজ|হজ্জ|Haji|حاج'),
    umrah: listed('Umrah|Umra|Umre|عمرة|ওমরাহ|উমরাহ|Umroh|معتمر'),
  },
  management: {
    government: listed('Government|Govt|Gov|Govt.|Ballotee|Public|সরকারি|حكومي|Diyanet|Devlet|Reguler'),
    private: listed('Private|Non-government|Non govt|PVT|Agency|বেসরকারি|خاص|Özel|Acente|Khusus'),
  },
  resident_type: {
    national: listed('National|Citizen|Resident|Local|Bangladeshi'),
    nrb: listed('NRB|Non-resident|Non resident|Non-resident Bangladeshi'),
    foreign: listed('Foreign|Foreigner'),
  },
  identity_kind: {
    nid: listed('NID|National ID|Smart card|CNIC|Aadhaar|Kimlik|T.C. Kimlik|هوية|KTP'),
    passport: listed('Passport|Pasaport|جواز|جواز سفر|Paspor'),
    birth_registration: listed('Birth registration|Birth certificate|BRC'),
  },
  passport_type: {
    ordinary: listed(
      'Ordinary|Regular|Normal|P|PN|Ordinary passport|Tourist|Umuma mahsus|Bordo|Umum|عادي|Biasa|e-Passport|MRP|Private',
    ),
    official: listed('Official|Service|S|PS|Hususi|Hizmet|Yeşil|رسمي|خدمة|Government'),
    diplomatic: listed('Diplomatic|D|PD|Diplomatik|دبلوماسي'),
  },
  blood_group: Object.fromEntries(
    ['A', 'B', 'AB', 'O'].flatMap(group => [
      [`${group}+`, [...blood(group, 'positive'), ...(group === 'O' ? blood('0', 'positive') : [])]],
      [`${group}-`, [...blood(group, 'negative'), ...(group === 'O' ? blood('0', 'negative') : [])]],
    ]),
  ),
  mahram_relation: {
    husband: listed('Husband|Eşi|Koca|زوج|زوجها|স্বামী|Suami'),
    father: listed('Father|Baba|Babası|أب|والد|পিতা|বাবা|Ayah|Bapa'),
    grandfather: listed('Grandfather|Dede|Dedesi|جد|দাদা|নানা|Kakek'),
    son: listed('Son|Oğul|Oğlu|ابن|ছেলে|পুত্র|Anak'),
    grandson: listed('Grandson|Torun|Torunu|حفيد|নাতি|Cucu'),
    brother: listed('Brother|Kardeş|Kardeşi|Erkek kardeş|أخ|شقيق|ভাই|Saudara|Abang'),
    uncle: listed('Uncle|Amca|Amcası|Dayı|Dayısı|عم|خال|চাচা|মামা|Paman'),
    nephew: listed('Nephew|Yeğen|Yeğeni|ابن الأخ|ابن الأخت|ভাতিজা|ভাগিনা|Keponakan'),
    father_in_law: listed('Father in law|Father-in-law|Kayınpeder|Kayınpederi|والد الزوج|শ্বশুর|Mertua'),
    son_in_law: listed('Son in law|Son-in-law|Damat|Damadı|زوج الابنة|জামাতা|Menantu'),
  },
  refund_account_type: {
    savings: listed('Savings|Saving|SB|Tasarruf|ادخار|সঞ্চয়ী'),
    current: listed('Current|CD|Checking|Vadesiz|جاري|চলতি'),
  },
  condition: {
    brand_new: listed('New|Brand new|Yeni|Sıfır|جديد|নতুন|Baru'),
    used: listed('Used|Second hand|Pre-owned|İkinci el|مستعمل|পুরাতন|Bekas'),
    refurbished: listed('Refurbished|Renewed|Yenilenmiş|مجدد'),
  },
  nature: {
    asset: listed('Asset|Assets|Varlık|Aktif|أصول|সম্পদ'),
    liability: listed('Liability|Liabilities|Borç|Pasif|خصوم|التزامات|দায়'),
    equity: listed('Equity|Capital|Özkaynak|حقوق الملكية|মূলধন'),
    income: listed('Income|Revenue|Sales|Gelir|إيرادات|আয়'),
    expense: listed('Expense|Expenses|Gider|مصروفات|ব্যয়'),
  },
};

/** Texts of yes and no. */
export const flags = {
  true: listed(
    '1|Y|Yes|True|T|On|Publish|Published|Active|Enabled|Visible|Done|OK|✓|✔|Yes, done|Evet|E|Doğru|Var|Aktif|Yayında|نعم|صح|يوجد|হ্যাঁ|হ্যা|আছে|Ya|Ada|ہاں|Taxable|Company|Vaccinated|Completed|Given',
  ),
  false: listed(
    '0|N|No|False|Off|Draft|Unpublished|-1|Inactive|Disabled|Hidden|Archived|Private|✗|✘|Hayır|H|Yanlış|Yok|Pasif|Taslak|لا|خطأ|لا يوجد|না|নেই|Tidak|Belum|نہیں|Individual|Person|Pending|Not done',
  ),
} as const satisfies Options;
