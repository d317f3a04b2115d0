import { namesOf } from './namesOf.ts';

/** From Sunday, which is 0, to Saturday. */
const names = namesOf(
  [
    'sunday|sun,monday|mon,tuesday|tues|tue,wednesday|weds|wed,thursday|thurs|thur|thu,friday|fri,saturday|sat',
    'pazar|paz,pazartesi|pzt,salı|sal,çarşamba|çar,perşembe|per,cuma|cum,cumartesi|cmt',
    'الأحد|احد,الاثنين|الإثنين|اثنين,الثلاثاء|ثلاثاء,الأربعاء|اربعاء,الخميس|خميس,الجمعة|جمعة,السبت|سبت',
    'রবিবার|রবি,সোমবার|সোম,মঙ্গলবার|মঙ্গল,বুধবার|বুধ,বৃহস্পতিবার|বৃহস্পতি,শুক্রবার|শুক্র,শনিবার|শনি',
    'sonntag|so,montag|mo,dienstag|di,mittwoch|mi,donnerstag|do,freitag|fr,samstag|sonnabend|sa',
    'zondag|zo,maandag|ma,dinsdag|di,woensdag|wo,donderdag|do,vrijdag|vr,zaterdag|za',
    'dimanche|dim,lundi|lun,mardi|mar,mercredi|mer,jeudi|jeu,vendredi|ven,samedi|sam',
  ],
  0,
);

const BEFORE = new RegExp(`^(${names.pattern})[, ]+(?:the |den |الموافق )?`, 'u');
const AFTER = new RegExp(`[, ]+\\(?(${names.pattern})\\)?$`, 'u');

/** A day without the day of the week that stands beside it, and which one that is. */
export function weekdayBeside(plain: string): { readonly rest: string; readonly weekday?: number } {
  const found = BEFORE.exec(plain) ?? AFTER.exec(plain);
  if (!found) return { rest: plain };
  return { rest: plain.replace(found[0], '').trim(), weekday: names.numberOf(found[1] ?? '') };
}

/** The day of the week of a day. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
