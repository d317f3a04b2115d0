import { type Headings, listed } from './listed.ts';

/** Heads of lists of pilgrims, as agencies and ministries of their countries keep them. */
export const pilgrims: Headings = {
  tracking_no: listed(
    'Tracking no|Tracking number|Tracking ID|Tracking|Tracking No.|ট্র্যাকিং নম্বর|ট্রাকিং নং|ট্র্যাকিং নং|رقم التتبع',
  ),
  pilgrim_id: listed(
    'Pilgrim ID|PID|P.ID|P ID|PID no|Hajji ID|Haji ID|Pilgrim no|Pilgrim number|Hacı no|رقم الحاج|رقم المعتمر|Mutamer no|Mutamer number|Mutamer ID|পিআইডি|পিলগ্রিম আইডি|হজযাত্রী আইডি',
  ),
  pilgrim_type: listed('Pilgrim type|Pilgrimage|Hajj / Umrah|Hajj/Umrah|Journey type|Hac / umre|حج / عمرة'),
  management: listed(
    'Management|Management type|Govt / private|Government / private|Hajj scheme|Scheme|Quota type|ব্যবস্থাপনা|Organizasyon türü',
  ),
  resident_type: listed('Resident type|Residence type|Residency|NRB / national'),
  hajj_year: listed('Hajj year|Year of hajj|Hac yılı|سنة الحج|হজ্জের বছর|হজের বছর|Tahun haji'),
  hajj_year_hijri: listed('Hijri year|Hajj year (Hijri)|Hicri yıl|السنة الهجرية|হিজরি সন'),
  pre_registration_no: listed(
    'Pre-registration no|Pre registration number|Pre-reg no|Prereg no|Pre reg number|Pre-reg. No.|প্রাক নিবন্ধন নম্বর|প্রাক-নিবন্ধন নং|প্রাক নিবন্ধন নং|Ön kayıt no',
  ),
  pre_registration_date: listed(
    'Pre-registration date|Pre-reg date|Pre-registered on|প্রাক নিবন্ধনের তারিখ|Ön kayıt tarihi',
  ),
  pre_registration_serial: listed(
    'Pre-registration serial|Pre-reg serial|Pre registration sl|National serial|জাতীয় ক্রমিক',
  ),
  registration_no: listed(
    'Registration no|Registration number|Reg no|Reg. no|Final registration no|নিবন্ধন নম্বর|নিবন্ধন নং|Kayıt no|Kesin kayıt no|رقم التسجيل|No porsi|Nomor porsi|Porsi no|Kura no|Cover no|Application no',
  ),
  identity_kind: listed('Identity type|ID type|Identity document|Document type|Kimlik türü|نوع الهوية'),
  birth_registration_no: listed(
    'Birth registration no|Birth registration number|Birth certificate no|Birth reg no|BRC no|জন্ম নিবন্ধন নম্বর|জন্ম নিবন্ধন নং|জন্ম সনদ নং',
  ),
  honorific: listed('Title|Salutation|Prefix|Name prefix|Mr/Mrs|Mr / Ms|Hitap|اللقب الشرفي|Sapaan'),
  full_name_local: listed(
    'Name in local script|Name in Bangla|Name (Bangla)|Name in Bengali|Name (Bengali)|Bangla name|Bengali name|Full name (Bangla)|Pilgrim name (Bangla)',
    'Name in Arabic|Name (Arabic)|Arabic name|Full name in Arabic|Full name (Arabic)|Name in Urdu|Name (Urdu)|الاسم بالعربي|الاسم بالعربية|الاسم (عربي)|الاسم عربي|الاسم بالكامل عربي|الاسم الكامل بالعربية|الاسم الكامل بالعربي|الاسم الكامل (عربي)|الاسم الكامل باللغة العربية',
    'الاسم باللغة العربية|নাম (বাংলা)|নাম বাংলা|নাম বাংলায়|পূর্ণ নাম (বাংলা)|হজযাত্রীর নাম (বাংলা)|Arapça adı',
  ),
  father_name_local: listed(
    'Father name (Bangla)|Father’s name in Bangla|Father name in Arabic|Father’s name (Bengali)|পিতার নাম (বাংলা)|اسم الأب بالعربي',
  ),
  mother_name_local: listed(
    'Mother name (Bangla)|Mother’s name in Bangla|Mother name in Arabic|Mother’s name (Bengali)|মাতার নাম (বাংলা)|اسم الأم بالعربي',
  ),
  spouse_name_local: listed('Spouse name (Bangla)|Spouse name in Bangla|স্বামী/স্ত্রীর নাম (বাংলা)'),
  birth_place: listed(
    'Place of birth|Birth place|Birthplace|POB|City of birth|Birth city|مدينة الميلاد|District of birth|Birth district|Doğum yeri|D. yeri|D.Yeri|مكان الميلاد|محل الميلاد|مكان الولادة|জন্মস্থান|জন্ম স্থান|Tempat lahir|Tmp lahir|جائے پیدائش',
  ),
  nationality: listed(
    'Nationality|Citizenship|Nation|Present nationality|Current nationality|Uyruk|Uyruğu|Vatandaşlık|الجنسية|জাতীয়তা|Kewarganegaraan|Warganegara|قومیت|Nationality code',
  ),
  government_grade: listed('Government grade|Pay grade|Grade|Govt grade'),
  blood_group: listed(
    'Blood group|Blood type|Blood|Blood grp|B. group|Kan grubu|فصيلة الدم|زمرة الدم|রক্তের গ্রুপ|Golongan darah|Gol. darah|Gol darah|خون کا گروپ',
  ),
  special_needs: listed(
    'Special needs|Disability|Medical needs|Wheelchair|Wheel chair|Special requirements|Medical condition|Health condition|Engel durumu|الاحتياجات الخاصة|Special assistance',
  ),
  languages: listed('Languages|Languages spoken|Spoken languages|اللغات'),
  passport_number: listed(
    'Passport no|Passport number|Passport|PPT no|PP no|Passport #|Passport No.|Travel document no|Travel document number|Document no|Document number|Passport ID|Passport details no',
    'Pasaport no|Pasaport numarası|Pasaport|رقم الجواز|رقم جواز السفر|جواز السفر|الجواز|رقم جواز|رقم الباسبور|رقم وثيقة السفر|رقم الوثيقة|পাসপোর্ট নম্বর|পাসপোর্ট নং|পাসপোর্ট|No paspor|No pasport|Nomor paspor|پاسپورٹ نمبر|Passport serial no',
  ),
  passport_type: listed(
    'Passport type|Type of passport|Pasaport türü|Pasaport tipi|نوع الجواز|نوع جواز السفر|Jenis paspor|পাসপোর্টের ধরন',
  ),
  passport_country: listed(
    'Passport country|Issuing country|Country of issue|Passport issuing country|Issuing state|Country of passport|Veren ülke|دولة الإصدار|بلد الإصدار|Passport issue country|Issuing country code',
  ),
  passport_issue_place: listed(
    'Place of issue|Issue place|Passport place of issue|Passport issue place|Issue city|Passport issue city|Issued at|Place of issuance|Passport issuing place|Issuing authority|Passport issuing authority|POI',
    'Veriliş yeri|Verildiği yer|Pasaport veriliş yeri|Veren makam|مكان الإصدار|محل الإصدار|جهة الإصدار|مكان إصدار الجواز|مدينة الإصدار|ইস্যুর স্থান|Tempat dikeluarkan|Tempat dikeluarkan paspor|Tempat terbit|Issuing office',
  ),
  passport_issue_date: listed(
    'Passport issue date|Issue date|Date of issue|Passport date of issue|Passport issued on|Passport issue|Issued on|Issue|D.O.I|DOI|Issuance date|Date of issuance|Passport issuance date|PP issue date',
    'Pasaport veriliş tarihi|Veriliş tarihi|Düzenleme tarihi|Verildiği tarih|تاريخ الإصدار|تاريخ إصدار الجواز|تاريخ الاصدار|ইস্যুর তারিখ|পাসপোর্ট ইস্যুর তারিখ|ইস্যু তারিখ|প্রদানের তারিখ',
    'Tgl dikeluarkan|Tgl dikeluarkan paspor|Tanggal terbit|Tgl terbit|Tarikh dikeluarkan|Passport start date|Date issued',
  ),
  passport_expiry_date: listed(
    'Passport expiry date|Passport expiry|Expiry date|Date of expiry|Passport date of expiry|Passport expires on|Expiry|Expire date|Expires|Exp date|Passport exp date|Passport exp|Expiration date|Passport expiration date|PP expiry|D.O.E|DOE|Valid until|Valid till|Passport validity|Passport valid until|Valid upto',
    'Geçerlilik tarihi|Pasaport geçerlilik|Pasaport geçerlilik tarihi|Son geçerlilik tarihi|Bitiş tarihi|Pasaport bitiş tarihi|Geçerlilik süresi|تاريخ الانتهاء|تاريخ انتهاء الجواز|تاريخ الإنتهاء|تاريخ انتهاء جواز السفر|صلاحية الجواز|تاريخ انتهاء الصلاحية',
    'মেয়াদ|মেয়াদ উত্তীর্ণের তারিখ|পাসপোর্টের মেয়াদ|মেয়াদ শেষ|মেয়াদ উত্তীর্ণ|Berlaku sampai|Tgl berlaku|Habis berlaku|Masa berlaku|Tarikh luput|Tarikh tamat|Tgl habis berlaku|Tgl expired|Expired|Date expired|Passport end date',
  ),
  passport_mrz: listed('MRZ|Machine readable zone|Passport MRZ'),
  whatsapp: listed(
    'WhatsApp|WhatsApp no|WhatsApp number|Whats app|WA|No WA|واتساب|رقم الواتساب|واتس اب|হোয়াটসঅ্যাপ|হোয়াটসঅ্যাপ নম্বর',
  ),
  emergency_name: listed(
    'Emergency contact|Emergency contact name|Emergency name|Emergency contact person|Next of kin|Acil durum kişisi|Acil durumda aranacak|جهة الاتصال في الطوارئ|জরুরি যোগাযোগ|Kontak darurat|Waris',
  ),
  emergency_relation: listed(
    'Emergency relation|Emergency contact relation|Relation with emergency contact|Emergency relationship',
  ),
  emergency_phone: listed(
    'Emergency phone|Emergency contact no|Emergency no|Emergency number|Emergency mobile|Emergency contact number|Emergency contact phone|Acil durum telefonu|هاتف الطوارئ|رقم الطوارئ|জরুরি ফোন|জরুরি মোবাইল|No telp darurat',
  ),
  nominee_name: listed('Nominee|Nominee name|Name of nominee|নমিনি|নমিনির নাম|মনোনীত ব্যক্তির নাম'),
  nominee_relation: listed(
    'Nominee relation|Relation with nominee|Nominee relationship|Relationship of nominee|নমিনির সম্পর্ক',
  ),
  nominee_phone: listed(
    'Nominee phone|Nominee mobile|Nominee contact|Nominee contact no|Nominee mobile no|নমিনির মোবাইল',
  ),
  family: listed('Family|Family group|Aile|العائلة'),
  mahram: listed(
    'Mahram|Mahram name|Name of mahram|Maharam|Maharam name|Mehram|Mehram name|Mahrem|Mahremi|Mahremin adı|المحرم|اسم المحرم|মাহরাম|মাহরামের নাম|Nama mahram',
  ),
  mahram_relation: listed(
    'Mahram relation|Relation with mahram|Relationship with mahram|Relation to mahram|Mehram relation|Relation with mehram|Maharam relation|Relation with maharam|Relationship to mahram',
    'Mahrem yakınlığı|Mahremin yakınlığı|صلة القرابة بالمحرم|صلة المحرم|صلة القرابة|মাহরামের সম্পর্ক|মাহরামের সাথে সম্পর্ক|Hubungan mahram|Hubungan dengan mahram',
  ),
  dependants: listed('Dependants|Dependents|No of dependants|Number of dependants'),
  refund_holder: listed(
    'Account holder|Account holder name|Bank account name|Account title|Name of account holder|Refund account name|Refund account holder|Beneficiary name|Hesap sahibi|اسم صاحب الحساب|হিসাবের নাম',
  ),
  refund_account_type: listed('Bank account type|Type of account'),
  refund_account_no: listed(
    'Bank account no|Bank account number|Account no|Account number|A/C no|Bank A/C no|A/C number|IBAN|IBAN no|رقم الحساب|رقم الآيبان|الآيبان|ব্যাংক হিসাব নম্বর|হিসাব নম্বর|No rekening|Nomor rekening|Hesap no',
  ),
  refund_bank: listed('Bank name|Bank|Name of bank|Banka|Banka adı|اسم البنك|البنك|ব্যাংকের নাম|ব্যাংক|Nama bank'),
  refund_routing_no: listed('Routing no|Routing number|Bank routing no|IFSC|IFSC code|Bank routing number|রাউটিং নম্বর'),
  season: listed('Season|Hajj season|Sezon|الموسم|মৌসুম|Musim'),
  tour_package: listed(
    'Package|Package name|Hajj package|Umrah package|Tour package|Paket|Program|Tur|الباقة|البرنامج|প্যাকেজ|Pakej|Nama paket',
  ),
  departure_date: listed(
    'Departure date|Date of departure|Departure|Outbound date|Dep date|Going date|Travel date|Flight date|Outbound flight date|Gidiş tarihi|Hareket tarihi|تاريخ المغادرة|تاريخ السفر|যাত্রার তারিখ|Tgl berangkat|Tanggal keberangkatan|Tarikh berlepas|Tgl keberangkatan',
  ),
  return_date: listed(
    'Return date|Date of return|Return|Inbound date|Return flight date|Dönüş tarihi|تاريخ العودة|ফেরার তারিখ|Tgl pulang|Tgl kepulangan|Tarikh balik|Tanggal kepulangan',
  ),
  room_type: listed(
    'Room type|Type of room|Room category|Sharing|Room sharing|Accommodation type|Occupancy|Oda tipi|Oda türü|نوع الغرفة|রুমের ধরন|Tipe kamar|Jenis bilik',
  ),
  room: listed('Room|Room no|Room number|Oda|Oda no|الغرفة|رقم الغرفة|রুম নম্বর|রুম নং|No kamar|Nomor kamar|No bilik'),
  bed: listed('Bed|Bed no|Yatak|Yatak no|السرير|رقم السرير'),
  bus: listed('Bus|Bus no|Bus number|Otobüs|Otobüs no|الحافلة|رقم الحافلة|الباص|رقم الباص|বাস নম্বর|No bus|No bas'),
  outbound_flight: listed(
    'Outbound flight|Departure flight|Flight no|Flight number|Flight|Going flight|Departure flight no|Outbound flight no|Gidiş uçuşu|Uçuş no|رحلة الذهاب|رقم الرحلة|ফ্লাইট নম্বর|ফ্লাইট নং|No penerbangan',
  ),
  return_flight: listed('Return flight|Inbound flight|Return flight no|Dönüş uçuşu|رحلة العودة|Inbound flight no'),
  pnr: listed('PNR|PNR no|PNR code|Booking reference|Record locator|Airline PNR|رمز الحجز|PNR kodu|Kode booking'),
  ticket_no: listed(
    'Ticket no|Ticket number|E-ticket no|E-ticket|Eticket number|Ticket|Bilet no|رقم التذكرة|টিকিট নম্বর|টিকেট নং|No tiket',
  ),
  seat: listed('Seat|Seat no|Seat number|Koltuk|Koltuk no|المقعد|رقم المقعد|No kursi'),
  luggage_tags: listed('Luggage tag|Luggage tags|Baggage tag|Luggage tag no|Bagaj etiketi'),
  guide: listed(
    'Guide|Hajj guide|Guide name|Group guide|Rehber|Kafile görevlisi|Din görevlisi|المرشد|গাইড|গাইডের নাম|Pembimbing|Mutawif',
  ),
  agency_licence: listed(
    'Agency licence|Hajj licence no|Hajj license no|Hajj licence|HL no|HL|Agency license no|License no|Licence no|Agency HL no|লাইসেন্স নম্বর|এইচএল নং|رقم الترخيص',
  ),
  lead_agency: listed('Lead agency|Lead agency name|Leading agency|লিড এজেন্সি|الوكالة الرئيسية'),
  moallem: listed(
    'Moallem|Moallem name|Moallem no|Muallim|Muallim no|Muallim name|Mutawwif|Moallim|Moallim no|Mutavvıf|المطوف|اسم المطوف|মোয়াল্লেম|মোয়াল্লেমের নাম|মোয়াল্লেম নং',
  ),
  maktab: listed('Maktab|Maktab no|Maktab number|Mektep|Mektep no|المكتب|رقم المكتب|মক্তব নং|মক্তব|مکتب نمبر|Maktab No.'),
  mofa_no: listed('MOFA no|MOFA number|MOFA|Mofa application no|MOFA id|رقم الخارجية|মোফা নম্বর|মোফা নং'),
  visa_no: listed(
    'Visa no|Visa number|Visa|Vize no|Vize numarası|رقم التأشيرة|رقم الفيزا|التأشيرة|ভিসা নম্বর|ভিসা নং|No visa|Nomor visa|ویزا نمبر',
  ),
  visa_issue_date: listed(
    'Visa issue date|Visa date of issue|Visa date|Visa issued on|Vize tarihi|Vize veriliş tarihi|تاريخ إصدار التأشيرة|ভিসা ইস্যুর তারিখ|Tgl visa',
  ),
  visa_expiry_date: listed(
    'Visa expiry date|Visa expiry|Visa date of expiry|Visa valid until|Visa expires on|Vize bitiş tarihi|تاريخ انتهاء التأشيرة|Visa exp date',
  ),
  biometric_date: listed('Biometric date|Biometrics date|Biometric|Date of biometric|تاريخ البصمة'),
  accommodation_brn: listed('BRN|Accommodation BRN|Hotel BRN'),
  has_health_certificate: listed(
    'Health certificate|Medical certificate|Has health certificate|Sağlık raporu|الشهادة الصحية',
  ),
  health_certificate_no: listed(
    'Health certificate no|Health certificate number|Medical certificate no|رقم الشهادة الصحية',
  ),
  health_certificate_date: listed('Health certificate date|Medical certificate date|Medical date'),
  is_vaccinated: listed(
    'Vaccinated|Vaccine|Vaccination|Meningitis vaccine|Vaccination status|Vaccine done|Aşı|Aşılı|Aşı durumu|التطعيم|مطعم|টিকা|টিকা প্রাপ্ত|Vaksin|Vaksinasi|Vaccine status',
  ),
  nusuk_card_no: listed('Nusuk card no|Nusuk no|Nusuk card|Nusuk ID|Nusuk card number|رقم بطاقة نسك|رقم نسك'),
};
