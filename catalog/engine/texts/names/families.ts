/**
 * Names whose spellings no rule brings together, or that a rule would mix with others: the spelling by which all are
 * read, and the others as they stand in papers.
 */
const families: Readonly<Record<string, string>> = {
  muhammad:
    'md mohd muhd mohmd mohamad mohamed mohamet mohammad mohammed mohammod mohommad muhamad muhamed muhammed muhammet muhamet mahammad mohammud mo moh mahamad mahamed mohamud mahomed',
  husain:
    'hosain hosein hosen hossain hossein hossen hosssain husayn husein husen huseyin hussain hussein hussayn hussien hussen husaain hosayn hosin husin hussin hussan hossan hosan huseiyn hocine houssein houcine',
  ahmad: 'ahamed ahammed ahamad ahammad ahmed ahmet ahmod achmad achmed ahamod ehmed',
  fatima: 'fatema fatima fatma fatimah fatemah fathima fathema fatoma fatmah fatime fatimeh fatameh',
  khadija:
    'hatice hadija hadije hatija khadeja khadeeja khadijah khodeja khodija khadiza khadeza kadija kadeja khadidja',
  aisha: 'ayesha aysha ayse aesha aischa aishah ayeshah aisa ayesa aissa aicha ayisha aysa aayesha aisheh aiesha',
  yusuf: 'eusuf iusuf yousuf yousouf yousef yousof youssef yusef yusof yusouf yousaf yusoof eusof ysuf yusaf',
  yunus: 'younus younis yunis younes eunus eunos yonus younos iunus yunas yunos younous',
  daud: 'dawood dawud dawoud daood daoud davut dawod daud',
  biswas: 'bishwas bissas bishshas biswash bishwash bisas bisasa',
  abdullah: 'abdulla abdulah abdallah abdalla abdoullah abdoulah abdellah abdella abdollah abdula',
  saeed: 'said sayeed saeid saied sayid saheed saed',
  sayyid: 'syed sayed sayyed seyit seyyid seyed seyyed saiyed saiyad saiyid saiyd saiad sayad soyod syeed syad sed',
  chowdhury:
    'choudhury choudhuri chowdhuri chaudhury chaudhuri chaudhry chaudhary choudhary chowdury chowduri choudury coudhury chaudri choudhry chawdhury chodhury chaudary chowdhary',
  khatun: 'khatoon khatun hatun katun khaton khatoun',
  begum: 'begam begom bagum beghum begoum',
  sheikh: 'shaikh sheik shaikh shaykh sheykh shekh sk shk seikh shaik seyh cheikh cheik sekh',
  mia: 'miah miya miyah mian miyan meah mya mea miea meya',
  haque: 'haq huq hoque hauqe hoq hak hok haqq hack hocque hoke',
  bhuiyan: 'bhuiya bhuiyah bhuyan bhuyain bhuyia bhuian bhuia buiyan vuiyan vuiya vuyan bhuya bhuiyian bhuyian bhuiyn',
  uthman: 'osman othman usman ousman ousmane usmaan osmaan',
  umar: 'omar omer umer oumar omor umor',
  ruqayya: 'rokeya rukaiya rukayya rukiye rokaya rukaya ruqaya ruqayyah rokiya rokia rukia rukeya ruqaiya rokaiya',
  mariam:
    'maryam mariam marium meryem miriam mariyam meriem maryem moriom morium mariom maryum marym moriyam moriyom moriam mariem miryam',
  kulthum: 'gulsum gulsoom kulsum kulsoom kolsum kulchum kulsom kulthoom kalsum kalthoum kultsum kulsuma',
  ramadan: 'ramzan ramazan ramjan ramadhan romjan romzan romajan ramajan',
  fadl: 'fazl fazal fajal fozol fadhl fojol fazlu',
  rida: 'reza raza riza rezza redha ridha radha reja',
  riyad: 'riad riyadh riaz riyaz riadh reaz reyad',
  jamal: 'gamal cemal djamal jamaal',
  jamila: 'gamila cemile djamila jameela',
  rajab: 'ragab recep rojob rajob receb',
  bakr: 'bakar bakor bekir bokor baker bakkar bakir bekr bacre',
  akhtar: 'akter aktar akther akhter akthar aktor akhtor ekhter aktaar aktara',
  tariq: 'tarek tarik tareq tarique tareque tareek',
  khalid: 'khaled halid halit khalad kaled kalid',
  nasir: 'nasser naser nassir nasseer nacer',
  nurul: 'noorul nourul',
  nur: 'noor nour nure noore noor',
  usama: 'osama oussama ousama',
  ayyub: 'ayub aiyub ayoub eyup aiub ayob ayoob eyub iub',
  ibrahim: 'ebrahim ibraheem ibrahem brahim ebraheem ibrahym abrahim',
  ismail: 'esmail esmael ismael ismaeel ismayil ismaiel ishmail ismayel smail',
  sulaiman: 'suleiman suleyman soleiman solaiman solayman sulayman soliman',
  zainab: 'zaynab zeynep zeinab zaineb jaynab joynab zoynab jainab zenab zinab jaynob joynob zaynep jainob zeyneb',
  zakaria: 'zakariya jakaria zekeriya jakariya zakarya zakariah zekeria',
  ishaq: 'ishak eshaque eshak ishaque esahak isaac ishaac eshaq ishhaq isahak is-haq',
  murshid: 'morshed murshed morshid mursid morsed',
  mahdi: 'mehedi mehdi mahedi mahadi mohdi mehadi',
  ihsan: 'ehsan ihsaan ehsaan ihsanul',
  wahid: 'oahid wahed ohid ohed vahit vahid wohid oyahid waheed wahied',
  sarkar: 'sarker sorkar sarcar sircar sirkar shorkar sorker',
  muslim: 'muslum moslem moslim muslem musleem mosleem',
  muhi: 'muh muhyi muhiy muhy mohi mohyi mohiy mohy muhee mohee mahi mahy',
  zainul: 'joynal zainal joynul jaynal jainal zaynal zaynul joinal jaynul zoynal zoynul jainul',
  khan: 'han khaan',
  mridha: 'mirdha mirda mrida miridha mredha',
  bepari: 'byapari bapari beparee baypari bepary',
};

/** The spelling by which each is read. */
export const headOf: ReadonlyMap<string, string> = new Map(
  Object.entries(families).flatMap(([head, others]) =>
    [head, ...others.split(' ')].map(spelling => [spelling, head] as const),
  ),
);
