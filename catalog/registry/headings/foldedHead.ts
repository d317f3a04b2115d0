import { folded } from '../../engine/texts/searchText.ts';

/** Words that heads write in many ways, and the one under which they are compared. */
const spellings: Readonly<Record<string, string>> = {
  ...inOne('no', 'no nos num number numbers nr nbr numero numara numarasi nosu nomor nombor নম্বর নাম্বার নং'),
  ...inOne('name', 'nama naam name names নাম'),
  ...inOne('date', 'date dt tgl tanggal tarikh tarih tarihi তারিখ'),
  ...inOne('passport', 'passport pasport paspor pasaport pasaportu ppt pp পাসপোর্ট পাসপোর্টের'),
  ...inOne('phone', 'phone phones tel telephone telefon telefonu telpon telp tlp ph ফোন هاتف تلفون تليفون'),
  ...inOne('mobile', 'mobile mob cell cellphone cellular gsm cep hp handphone মোবাইল جوال موبايل محمول نقال'),
  ...inOne('email', 'email emails mail eposta ইমেইল ইমেল ايميل'),
  ...inOne('father', 'father fathers পিতার বাবার'),
  ...inOne('mother', 'mother mothers মাতার মায়ের'),
  ...inOne('ad', 'ad adi isim ismi'),
  ...inOne('soyad', 'soyad soyadi soyisim soyismi'),
  ...inOne('address', 'address adres adresi alamat ঠিকানা'),
};

function inOne(word: string, many: string): Record<string, string> {
  return Object.fromEntries(many.split(' ').map(one => [folded(one), word]));
}

const MARK = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3})(?=\d)/gu;
const ARTICLE = /^ال(?=.{3})/u;

const foldedToken = (token: string): string => {
  const bare = token.replace(ARTICLE, '');
  return spellings[bare] ?? bare;
};

/**
 * A head of a sheet in the one spelling in which heads are compared: without case, accents, harakat, signs, the article of
 * Arabic and the s of possession; `camelCase` in words, and one word for each of `No.`, `#` and `Numarası`.
 */
export const foldedHead = (head: string): string =>
  folded(
    head
      .replace(/['’`´]s(?!\p{L})/gu, '')
      .replace(/\bE-?mail\b/gi, 'email')
      .replace(/\bT\.? ?C\.?(?= |$)/g, 'TC')
      .replace(/[#№]/g, ' no ')
      .replace(MARK, ' '),
  )
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(foldedToken)
    .join(' ');
