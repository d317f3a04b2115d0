import { type Headings, listed } from './listed.ts';

const street = listed(
  'Address|Address line 1|Address 1|Address line one|Street address|Street|Street 1|Full address|Line 1|Address1|Address 1 - Street|Formatted',
  'Mailing address|Contact address|Postal address|Home address|Residential address|Adres|Açık adres|Adresi|العنوان|عنوان السكن|الشارع',
  'ঠিকানা|Alamat|Alamat lengkap|Alamat rumah|پتہ|Address (full)|Address line|Business address|عنوان الشارع|عنوان الشارع 1|العنوان 1',
);
const street2 = listed(
  'Address line 2|Address 2|Address2|Street 2|Street2|Street address 2|Street address line 2|Line 2|Extended address|Adres 2|Adres satırı 2|Address line two|Apartment|عنوان الشارع 2|العنوان 2',
);
const city = listed(
  'City|District|Town|Town / city|City / town|City / district|District / city|Town/City|Home district|City name|Zila|Zilla|Jela',
  'Şehir|İl|İli|İl / şehir|المدينة|مدينة|المنطقة|المحافظة|জেলা|শহর|Kota|Kabupaten|Kab/Kota|Kabupaten / kota|Bandar|ضلع|شہر',
);
const thana = listed(
  'Thana|Upazila|Upazilla|Upazila / thana|Thana / upazila|Police station|P.S.|PS|Sub-district|Tehsil|Taluk|Taluka|İlçe|İlçesi|থানা|উপজেলা|থানা/উপজেলা|Kecamatan|المركز',
);
const postal = listed(
  'Post code|Postcode|Postal code|Zip|Zip code|Zip / postal code|Postal / zip code|ZIP/Postal code|Pin|Pin code|Pincode|Posta kodu|P.K.|الرمز البريدي|পোস্ট কোড|পোস্টকোড|Kode pos|Poskod|PLZ|Billing code',
);
const country = listed(
  'Country|Country / region|Country/Region|Country name|Country code|Country ID|Ülke|Ülkesi|الدولة|البلد|بلد|দেশ|Negara|ملک',
);
const kept = listed('Present|Current|Local|Residential');
const lasting = listed('Permanent');

/** One head under each of the words that may stand before it. */
const before = (words: readonly string[], heads: readonly string[]): readonly string[] =>
  words.flatMap(word => heads.map(head => `${word} ${head}`));

/** Heads of the parts of an address; what stands before them (`Billing`, `Address 1 -`) is `addressGroups.ts`. */
export const places: Headings = {
  street_address_one: street,
  street_address: street,
  address: street,
  present_address: [
    ...listed('Present address|Current address|Address present|বর্তমান ঠিকানা|İkamet adresi|Oturduğu adres|العنوان الحالي'),
    ...street,
  ],
  permanent_address: listed(
    'Permanent address|Address permanent|Home country address|স্থায়ী ঠিকানা|Daimi adres|العنوان الدائم|Alamat KTP',
  ),
  street_address_two: street2,
  city,
  thana,
  postal_code: postal,
  country,
  present_city: [...before(kept, city), ...city],
  present_thana: [...before(kept, thana), ...thana],
  present_postal_code: [...before(kept, postal), ...postal],
  present_country: [
    ...before(kept, country),
    ...listed('Country of residence|Residence country|Country residing in|İkamet ülkesi|بلد الإقامة|دولة الإقامة'),
    ...country,
  ],
  permanent_city: before(lasting, city),
  permanent_thana: before(lasting, thana),
  permanent_postal_code: before(lasting, postal),
  permanent_country: before(lasting, country),
};

/** Fields that are parts of one address, so that they are taken from columns of one group. */
export const addressFields: ReadonlySet<string> = new Set(Object.keys(places));

/** Second and later lines of an address, for a field that holds the whole of it. */
export const laterLines: readonly string[] = [
  ...street2,
  ...listed('Address line 3|Address 3|Address3|Address line 4|Street 3'),
];
