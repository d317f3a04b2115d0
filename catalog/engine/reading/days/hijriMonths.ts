/** What may stand between `Rabi` or `Jumada` and which of the two it is. */
const THE = '(?:[aeu](?:l|s|th?))?';
const RABI = `r[ae]b(?:i|ee)y?u?${THE}`;
const JUMADA = `(?:j[aou]m+a*d(?:aa?|[ie])?|cemaziy)${THE}`;
const FIRST = '(?:a[uw]?wal|ula|evvel|i)';
const SECOND = '(?:th?ani(?:yah?)?|sani|akh?irah?|akh?ir|ahir|ii)';
const DHU = '(?:dh?|th|z)[ui](?:[aei]?l)?';

/** Months of the Hijra in the Latin spellings of several countries and Turkish, in Arabic and in Bengali. */
const spellings: readonly string[] = [
  'm[ou]h?arr?[ae]m|(?:ال)?محرم|মুহররম|মহররম|মোহররম|মুহাররম|মুহর্রম',
  's[ae]ff?[ae]r|صفر|সফর',
  `${RABI}${FIRST}|ربيع(?:ال)?اول|রবিউলআউয়াল|রবিউলআওয়াল|রবিউলআউআল`,
  `${RABI}${SECOND}|ربيع(?:ال)?(?:ثاني|اخر)|রবিউসসানি|রবিউসসানী|রবিউস্সানি|রবিউলআখির|রবিউলআখের`,
  `${JUMADA}${FIRST}|جماد[يا]?(?:ال)?(?:اولي|اول)|জমাদিউলআউয়াল|জমাদিউলআওয়াল|জুমাদাআলউলা|জুমাদালউলা`,
  `${JUMADA}${SECOND}|جماد[يا]?(?:ال)?(?:ثانيه|ثاني|اخره|اخر)|জমাদিউসসানি|জমাদিউসসানী|জুমাদাসসানি|জুমাদালআখিরা`,
  'raj+[ae]b|rece[pb]|رجب|রজব',
  'sh?a+b[ae]+n|شعبان|শাবান|শবান',
  'ram[ae]?(?:dh?|z)[ae]+n|رمضان|রমজান|রমযান|রমাদান|রামাদান',
  'sh?aww?[ae]+l|sevval|شوال|শাওয়াল',
  `${DHU}[qk][aie]+d[aeh]*|ذ[وي]القعده|জিলকদ|জ্বিলকদ|যিলকদ|জিলক্বদ|জুলকাদা|যুলকাদা`,
  `${DHU}h[iua](?:jj?|cc?)[aeh]*|ذ[وي]الحجه|জিলহজ্?জ?|জ্বিলহজ্?জ?|যিলহজ্?জ?|জিলহজ্ব|যিলহজ্ব`,
];

const months = spellings.map(one => new RegExp(`^(?:${one.normalize('NFKD')})$`, 'u'));

/** The number of a month by its name in plain spelling; 0 for what is none. */
export const hijriMonth = (name: string): number => {
  const letters = name.replace(/\p{Lm}|[^\p{L}\p{M}]/gu, '').replace(/^(?:شهر|من)/, '');
  return months.findIndex(month => month.test(letters)) + 1;
};
