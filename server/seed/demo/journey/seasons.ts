import { addDays, hijriDay, nextArafah } from '../calendar.ts';

const everything = [
  'photo_taken',
  'passport_complete',
  'passport_valid',
  'pre_registration_done',
  'health_checked',
  'health_certified',
  'camp_contracted',
  'housing_contracted',
  'accommodation_contracted',
  'mahram_settled',
  'visa_valid',
  'ticket_issued',
  'room_assigned',
  'paid_up',
];

const ofHajj = ['pre_registration_done', 'camp_contracted', 'housing_contracted'];

/** A Hajj year as a ministry would announce it, and what is to be done by when. */
function hajjSeason(arafah: string, today: string, responsible: number | undefined) {
  const deadline = (title: string, before: number, alarm_days: number) => ({
    title,
    due_date: addDays(arafah, -before),
    responsible: responsible ?? null,
    alarm_days,
    is_met: addDays(arafah, -before) < today,
  });
  const year = Number(arafah.slice(0, 4));
  return {
    name: `Hajj ${year} (${hijriDay(arafah).year})`,
    pilgrim_type: 'hajj',
    hajj_year: year,
    hajj_year_hijri: hijriDay(arafah).year,
    begins_on: addDays(arafah, -40),
    ends_on: addDays(arafah, 45),
    quota: 1200,
    replacement_quota: 60,
    guide_ratio: 46,
    lead_agency: 'Rihla Travels',
    camp_contract_no: `CAMP-${year}-0147`,
    camp_contract_date: addDays(arafah, -115),
    housing_contract_no: `HOUSE-${year}-0263`,
    housing_contract_date: addDays(arafah, -95),
    passport_day: addDays(arafah, 180),
    minimum_age: 12,
    mahram_policy: 'not_asked',
    requirements: everything
      .filter(requirement => requirement !== 'accommodation_contracted')
      .map(requirement => ({ requirement })),
    phase_bounds: [
      { phase: 'first_phase', least: 30, most: 50 },
      { phase: 'middle_phase', least: 20, most: null },
      { phase: 'last_phase', least: 30, most: 50 },
    ],
    deadlines: [
      deadline('Last day of pre-registration', 150, 21),
      deadline('Contracts of camps signed', 110, 14),
      deadline('Housing in Makkah and Madinah booked', 90, 14),
      deadline('Visa applications handed in', 50, 10),
      deadline('Flight lists sent to the ministry', 45, 7),
    ],
  };
}

/** The Hajj before, the next and the one after, and the present period of Umrah. */
export function demoSeasons(today: string, responsible: number | undefined): readonly object[] {
  const next = nextArafah(today);
  const hajj = [nextArafah(addDays(next, -360)), next, nextArafah(next)].map(day =>
    hajjSeason(day, today, responsible),
  );
  return [
    ...hajj,
    {
      name: `Umrah ${hijriDay(today).year}`,
      pilgrim_type: 'umrah',
      hajj_year_hijri: hijriDay(today).year,
      begins_on: addDays(today, -170),
      ends_on: addDays(today, 170),
      guide_ratio: 40,
      passport_days: 180,
      mahram_policy: 'women_under_age',
      mahram_age: 45,
      visa_days: 90,
      requirements: everything
        .filter(requirement => !ofHajj.includes(requirement))
        .map(requirement => ({ requirement })),
      deadlines: [{ title: 'Ramadan hotels paid', due_date: addDays(today, 12), alarm_days: 20 }],
    },
  ];
}
