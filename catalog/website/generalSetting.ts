import { defineEntity } from '../engine/defineEntity.ts';
import { choice, color, email, image, longText, phone, text, url } from '../engine/fields.ts';
import { dayOrders, decimalSigns, digitGroupings, usualForms } from '../engine/reading/WrittenForms.ts';
import { taxNumberNames, taxNumbers } from '../engine/papers/taxNumbers.ts';

/** How the agency presents itself; the newest record is the one that counts. */
export const generalSetting = defineEntity({
  name: 'general_setting',
  collection: 'general_settings',
  route: 'sitesettings-management/sitesettings',
  fields: {
    title: text({ required: true, max: 100 }),
    site_name: text({ max: 100 }),
    site_address: url(),
    owner_name: text(),
    agency_name_bangla: text(),
    agency_name_arabic: text(),
    /** Recruiting or Hajj licence of the ministry. */
    rl_no: text({ max: 40 }),
    ...taxNumbers,
    email: email(),
    phone: phone(),
    address: longText(),
    color_code: color(),
    favicon: image(),
    logo: image(),
    footer_logo: image(),
    slider: image(),
    facebook_url: url(),
    twitter_url: url(),
    instagram_url: url(),
    youtube_url: url(),
    /** What `5/4/2027` and `1,234` mean, in forms and sheets, and how both are shown. */
    day_order: choice(dayOrders, { initial: usualForms.dayOrder }),
    decimal_sign: choice(decimalSigns, { initial: usualForms.decimalSign }),
    digit_grouping: choice(digitGroupings, { initial: usualForms.digitGrouping }),
  },
  title: ['title'],
  list: ['logo', 'title', 'site_name', 'email', 'phone', 'color_code'],
  form: {
    main: [
      'title',
      'site_name',
      'site_address',
      'owner_name',
      'agency_name_bangla',
      'agency_name_arabic',
      'rl_no',
      ...taxNumberNames,
    ],
    writing: ['day_order', 'decimal_sign', 'digit_grouping'],
    appearance: ['color_code', 'favicon', 'logo', 'footer_logo', 'slider'],
    contact: ['email', 'phone', 'address', 'facebook_url', 'twitter_url', 'instagram_url', 'youtube_url'],
  },
  search: ['title', 'site_name'],
  access: 'publicReference',
});
