import { namesOf } from './namesOf.ts';

/** Months as people and their banks write them, in full and shortened. */
export const monthNames = namesOf([
  'january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sept|sep,october|oct,november|nov,december|dec',
  'ocak|oca,şubat|şub,mart|mar,nisan|nis,mayıs|may,haziran|haz,temmuz|tem,ağustos|ağu,eylül|eyl,ekim|eki,kasım|kas,aralık|ara',
  'يناير,فبراير,مارس,أبريل|ابريل,مايو,يونيو|يونيه,يوليو|يوليه,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر',
  'كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول',
  'জানুয়ারি|জানুয়ারী|জানু,ফেব্রুয়ারি|ফেব্রুয়ারী|ফেব্রু|ফেব,মার্চ,এপ্রিল|এপ্রি,মে,জুন,জুলাই|জুল,আগস্ট|আগষ্ট|অগাস্ট|আগ,সেপ্টেম্বর|সেপ্টেমবর|সেপ্টে|সেপ,অক্টোবর|অক্টো,নভেম্বর|নভেমবর|নভে,ডিসেম্বর|ডিসেমবর|ডিসে',
  'januar|jänner|jan,februar|feb,märz|maerz|mär|mrz,april|apr,mai,juni|jun,juli|jul,august|aug,september|sept|sep,oktober|okt,november|nov,dezember|dez',
  'januari|jan,februari|feb,maart|mrt,april|apr,mei,juni|jun,juli|jul,augustus|aug,september|sep,oktober|okt,november|nov,december|dec',
  'januari|jan,februari|pebruari|feb,maret|mar,april|apr,mei,juni|jun,juli|jul,agustus|agt|agu|ags,september|sept|sep,oktober|okt,november|nopember|nov|nop,desember|des',
  'januari|jan,februari|feb,mac,april|apr,mei,jun,julai|jul,ogos|ogo,september|sept|sep,oktober|okt,november|nov,disember|dis',
  'enero|ene,febrero|feb,marzo|mar,abril|abr,mayo|may,junio|jun,julio|jul,agosto|ago,septiembre|setiembre|sept|sep|set,octubre|oct,noviembre|nov,diciembre|dic',
  'gennaio|gen,febbraio|feb,marzo|mar,aprile|apr,maggio|mag,giugno|giu,luglio|lug,agosto|ago,settembre|sett|set,ottobre|ott,novembre|nov,dicembre|dic',
  'janvier|janv,février|févr|fév,mars,avril|avr,mai,juin,juillet|juill|juil,août,septembre|sept,octobre|oct,novembre|nov,décembre|déc',
]);
