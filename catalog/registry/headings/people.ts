import { type Headings, listed } from './listed.ts';

const first = listed(
  'Given names|Given name|First name|First names|Forename|Forenames|Fore name|Given|First|First name(s)|Given & middle names',
  'Ad|Adı|İsim|İlk ad|الاسم الأول|الاسم الاول|الاسم الشخصي|নামের প্রথম অংশ|Nama depan|Primary contact first name',
);
const last = listed(
  'Surname|Last name|Family name|Last|Sur name|Lastname|Surname / last name',
  'Soyad|Soyadı|Soyisim|اسم العائلة|الاسم الأخير|اللقب|اسم الجد واللقب|الكنية|Nama belakang|Nama keluarga|পদবি|বংশ নাম',
);
const phones = listed(
  'Phone|Phone 1|Phone 1 - Value|Phone no|Phone number|Primary phone|Contact no|Contact number|Mobile|Mobile phone|Mobile no',
  'Mobile number|Mobile 1|Contact|Contacts|Contact mobile|Phone / mobile|Mobile / phone|Mobile phone no|Telephone no|Tel no',
  'Cep telefonu|Cep|Cep no|Telefon|Telefon no|GSM|GSM no|İletişim|İletişim no|رقم الجوال|رقم الهاتف|الجوال|الهاتف|رقم التواصل',
  'رقم الاتصال|رقم الموبايل|رقم المحمول|رقم التليفون|الهاتف المحمول|মোবাইল নম্বর|মোবাইল|ফোন|ফোন নম্বর|মোবাইল নাম্বার',
  'No HP|No telp|No telepon|Nomor HP|No telefon|Telepon|Bangladesh mobile|Local mobile|Mobile in home country|موبائل نمبر',
  'Main phone|Home phone|Residence phone|Phone home|Business phone|Work phone|Phone work|Office phone|Company main phone',
  'Ev telefonu|İş telefonu|Sabit telefon|Default address phone|Billing phone|Other phone|Telephone 1|Cell number|DDI number|Phone no 1|Mobile no 1|iPhone|Call|Call no|Calling no',
);
const second = listed(
  'Second phone|Phone 2|Phone 2 - Value|Secondary phone|Alternate phone|Alternate no|Alternative phone|Alternative mobile',
  'Alternate mobile|Alternate contact|Other mobile|Mobile 2|Second mobile|Phone number 2|Mobile no 2|Contact no 2|Alt phone',
  'Home phone 2|Business phone 2|Alt. phone|Telefon 2|İkinci telefon|Diğer telefon|Cep telefonu 2|هاتف آخر|جوال آخر',
  'رقم الهاتف 2|رقم الجوال 2|رقم بديل|বিকল্প মোবাইল|বিকল্প ফোন|Telephone 2|Additional phone',
);
const emails = listed(
  'Email|E-mail|Email address|E-mail address|Email ID|Mail ID|E-mail 1 - Value|Email 1|Main email|Primary email',
  'E-posta|E-posta adresi|Eposta|E mail adresi|البريد الإلكتروني|البريد|الايميل|عنوان البريد الإلكتروني|ইমেইল|ই-মেইল|Surel|Emel',
  'Alamat email|Billing email|Contact email|E-mail adres|Work email|Office email|Business email|Company email|Personal email|Home email',
);
const born = listed(
  'Date of birth|DOB|D.O.B|D.O.B.|Birth date|Birthday|Birthdate|Born|Born on|Date of birth (DD/MM/YYYY)|D O B|DOB date',
  'Doğum tarihi|D. tarihi|D.Tarihi|Doğum T.|تاريخ الميلاد|تاريخ الولادة|ت. الميلاد|ت الميلاد|الميلاد|জন্ম তারিখ|জন্মতারিখ',
  'Tgl lahir|Tanggal lahir|Tarikh lahir|تاریخ پیدائش|Tareekh e paidaish|Date of birth as per passport|Passport DOB',
);
const sex = listed(
  'Gender|Sex|Gender (M/F)|M/F|Sex (M/F)|Male/Female|Gender code|Cinsiyet|Cinsiyeti|الجنس|النوع|ذكر/أنثى|ذكر / أنثى',
  'লিঙ্গ|Jenis kelamin|Jantina|L/P|JK|جنس',
);
const national = listed(
  'National ID|National ID number|National ID no|NID|NID no|NID number|N.I.D|NID / smart card no|National identity no',
  'National identity card|Identity number|Identity no|Identity card no|ID card no|ID card number|ID no|ID number|Citizen ID',
  'CNIC|CNIC no|CNIC number|NIC|NIC no|NICOP|CNIC / NICOP|Aadhaar|Aadhaar no|Aadhar|Aadhar no|Aadhar card no|Adhar no|Adhaar no',
  'T.C. Kimlik No|TC Kimlik|TC No|TCKN|T.C. No|Kimlik no|T.C. Kimlik Numarası|TC Kimlik Numarası|TC|Vatandaşlık no',
  'رقم الهوية|رقم الهوية الوطنية|الهوية|رقم البطاقة|رقم الهوية الشخصية|الرقم القومي|الرقم الوطني|الرقم المدني|رقم السجل المدني',
  'السجل المدني|رقم البطاقة الشخصية|رقم الهوية / الإقامة|رقم الهوية أو الإقامة|এনআইডি|এনআইডি নম্বর|জাতীয় পরিচয়পত্র|জাতীয় পরিচয়পত্র নম্বর',
  'জাতীয় পরিচয় পত্র নং|জাতীয় পরিচয়পত্র নং|NIK|No KTP|KTP|No. Identitas|No IC|IC no|No KP|No. Kad Pengenalan|MyKad|Kad pengenalan|شناختی کارڈ نمبر',
  'Emirates ID|Emirates ID no|Civil ID|Civil ID no|Voter ID|Voter ID no|NRIC|NRIC no',
);
const job = listed(
  'Profession|Occupation|Job|Work|Trade|Mesleği|Meslek|İşi|المهنة|الوظيفة|পেশা|Pekerjaan|پیشہ|Profession / occupation|Occupation / profession',
);

/** Heads of the details of people, whatever they are to the agency. */
export const people: Headings = {
  first_name: first,
  given_names: first,
  last_name: last,
  surname: last,
  primary_phone: phones,
  phone: phones,
  secondary_phone: second,
  email: emails,
  date_of_birth: born,
  birth_date: born,
  gender: sex,
  nid: national,
  nid_number: national,
  profession: job,
  occupation: job,
  username: listed('Username|User name|Login|Login name|Kullanıcı adı|اسم المستخدم'),
  father_name: listed(
    'Father name|Father’s name|Father|Name of father|Father full name|Baba adı|Baba|Babasının adı|اسم الأب|اسم الاب|الأب|اسم الوالد',
    'পিতার নাম|পিতা|পিতার নাম (ইংরেজি)|Nama ayah|Nama bapa|Ayah|Bapa|والد کا نام|Walid|Father name (English)|F/Name|F. Name|Father’s name (in English)',
  ),
  mother_name: listed(
    'Mother name|Mother’s name|Mother|Name of mother|Anne adı|Ana adı|Anne|اسم الأم|اسم الام|الأم|اسم الوالدة|মাতার নাম|মাতা',
    'মাতার নাম (ইংরেজি)|Nama ibu|Ibu|والدہ کا نام|Mother name (English)|M/Name|M. Name|Mother’s maiden name',
  ),
  spouse_name: listed(
    'Spouse name|Spouse|Spouse’s name|Name of spouse|Husband name|Wife name|Husband/wife name|Husband / wife|Husband or wife name',
    'Husband|Wife|Eşinin adı|Eş adı|Eşi|اسم الزوج|اسم الزوجة|اسم الزوج / الزوجة|স্বামী/স্ত্রীর নাম|স্বামীর নাম|স্ত্রীর নাম|Nama suami/istri|Nama pasangan',
  ),
  marital_status: listed(
    'Marital status|Civil status|Married|Marriage status|Marital|Medeni hali|Medeni hal|Medeni durum|Medeni durumu|الحالة الاجتماعية|الحالة الإجتماعية',
    'الحالة الزوجية|বৈবাহিক অবস্থা|Status perkawinan|Status pernikahan|Status kahwin|Taraf perkahwinan|ازدواجی حیثیت',
  ),
  marriage_date: listed('Marriage date|Date of marriage|Anniversary|Wedding date|Wedding anniversary|Evlilik tarihi'),
  religion: listed('Religion|Faith|Din|Dini|الديانة|ধর্ম|Agama'),
  bin_no: listed(
    'BIN|BIN no|BIN number|Business identification number|Business ID|Business registration no|ABN|A.B.N.|Commercial registration no|CR no|السجل التجاري|رقم السجل التجاري|বিআইএন',
  ),
  tin_no: listed(
    'TIN|TIN no|TIN number|E-TIN|ETIN|Tax number|Tax no|Tax ID|Taxpayer ID|Tax ID no|Tax identification number|Tax reg no|NTN|NTN no|NPWP',
    'PAN|PAN no|PAN number|PAN/IT no|IT PAN|IT PAN no|Income tax number|Vergi no|Vergi numarası|Vergi kimlik no|VKN|الرقم الضريبي|الرقم الضريبي للمنشأة|টিআইএন|Tax reg. no|Tax registration number',
  ),
  vat_no: listed(
    'VAT|VAT no|VAT number|VAT registration number|VAT reg no|VAT ID|TRN|GSTIN|GST no|GST number|GSTIN/UIN|GSTIN No|GST registration no',
    'KDV no|رقم ضريبة القيمة المضافة|ভ্যাট নম্বর|Sales tax registration number|STRN',
  ),
  is_active: listed('Active|Is active|Enabled|Aktif|Etkin|نشط|সক্রিয়'),
  role: listed('Role|User role|Rol|الدور'),
  ref_no: listed(
    'Membership no|Membership number|Member no|Member number|Member ID|Membership ID|Üye no|Üyelik no|رقم العضوية|সদস্য নং|সদস্য নম্বর',
  ),
  joined_on: listed(
    'Member since|Joined|Joined on|Join date|Joining date|Date joined|Date of joining|Membership date|Üyelik tarihi|تاريخ الانضمام|যোগদানের তারিখ',
  ),
  monthly_amount: listed(
    'Monthly amount|Monthly fee|Monthly subscription|Subscription amount|Aidat|Aylık aidat|الاشتراك الشهري|মাসিক চাঁদা',
  ),
  village: listed('Village|Village / mohalla|Village name|Köy|Köyü|Mahalle|القرية|গ্রাম|Vill'),
  post_office: listed('Post office|P.O.|PO|Post|ডাকঘর|Postane'),
  union: listed('Union|Union parishad|Union / ward|ইউনিয়ন'),
  emp_id_no: listed(
    'Employee no|Employee number|Employee ID|Emp ID|Emp no|Staff ID|Staff no|Employee code|Emp code|Personel no|Sicil no|الرقم الوظيفي|رقم الموظف|কর্মী নম্বর',
  ),
  emp_join_date: listed(
    'Joining date|Date of joining|DOJ|Join date|Hire date|Hired|Start date|Date of hire|Employment date|Date joined|İşe giriş tarihi|İşe başlama tarihi|تاريخ التعيين|تاريخ المباشرة|যোগদানের তারিখ',
  ),
  department: listed('Department|Dept|Organization department|Division|Departman|Bölüm|Birim|القسم|الإدارة|বিভাগ'),
  designation: listed(
    'Designation|Job title|Job position|Organization title|Organization 1 - Title|Post title|Unvan|Ünvan|Görev|Görevi|Pozisyon|المسمى الوظيفي|المنصب|পদবী|পদ|Jabatan',
  ),
  basic_money: listed(
    'Basic pay|Basic salary|Basic|Salary|Base salary|Monthly salary|Pay rate|Maaş|Temel maaş|Brüt maaş|الراتب الأساسي|الراتب|মূল বেতন|বেতন',
  ),
  allowance_money: listed('Allowance|Allowances|Total allowances|Yan ödeme|البدلات|ভাতা'),
  customer_type: listed(
    'Customer type|Customer group|Customer category|Client type|Contact type|Müşteri tipi|Müşteri grubu|فئة العميل',
  ),
  customer_credit_limit: listed(
    'Credit limit|Credit limit amount|Max credit|Kredi limiti|Risk limiti|حد الائتمان|ক্রেডিট সীমা',
  ),
  company_name: listed(
    'Company name|Company|Organization name|Organization 1 - Name|Organization|Organisation|Business name|Firm|Firm name|Legal name|Trading name',
    'Default address company|Billing company|Firma|Firma adı|Firma unvanı|Şirket|Şirket adı|Ticari unvan|Unvanı|اسم الشركة|الشركة|اسم المؤسسة|المنشأة|اسم المنشأة|الاسم التجاري|কোম্পানির নাম|প্রতিষ্ঠানের নাম|Company / organization|Parent company',
  ),
  contact_person: listed(
    'Contact person|Primary contact|Contact person name|Attention|Attention to|PO attention to|Attn|Yetkili|Yetkili kişi|İlgili kişi|الشخص المسؤول|مسؤول التواصل|Main contact|Key contact|যোগাযোগ ব্যক্তি',
  ),
  is_company: listed('Is a company|Is company|Is organization|Şirket mi'),
  website: listed(
    'Website|Web site|Web page|Web|URL|Website 1 - Value|Home page|Homepage|İnternet sitesi|Web adresi|الموقع|الموقع الإلكتروني|ওয়েবসাইট',
  ),
  subject: listed('Subject|Topic|Konu|الموضوع|বিষয়'),
  message: listed('Message|Enquiry|Inquiry|Question|Your message|Mesaj|İleti|الرسالة|বার্তা|Pesan'),
  note: listed(
    'Note|Notes|Remarks|Remark|Comment|Comments|Memo|Not|Notlar|Açıklama|Açıklamalar|ملاحظات|ملاحظة|মন্তব্য|Catatan|Keterangan',
  ),
  branch: listed('Branch|Branch name|Office|Branch office|Şube|الفرع|শাখা|Cabang'),
};
