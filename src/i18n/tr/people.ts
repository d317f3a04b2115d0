import type { Words } from '../complete.ts';
import type { people as english } from '../en/people.ts';

export const people = {
  entities: {
    employee: 'Çalışan |||| Çalışanlar',
    user: 'Kullanıcı |||| Kullanıcılar',
    department: 'Departman |||| Departmanlar',
    designation: 'Unvan |||| Unvanlar',
  },
  fields: {
    id: 'No',
    version: 'Sürüm',
    created_at: 'Oluşturulma',
    updated_at: 'Son değişiklik',
    created_by: 'Oluşturan',
    updated_by: 'Değiştiren',

    name: 'Ad',
    short_desc: 'Kısa açıklama',
    is_active: 'Etkin',
    image: 'Resim',

    first_name: 'Ad',
    last_name: 'Soyadı',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    password: 'Parola',
    gender: 'Cinsiyet',
    primary_phone: 'Telefon',
    secondary_phone: 'İkinci telefon',
    user_type: 'Kullanıcı türü',
    date_of_birth: 'Doğum tarihi',
    nid: 'Ulusal kimlik numarası',
    is_admin: 'Yönetici',
    last_login: 'Son giriş',

    emp_id_no: 'Sicil numarası',
    emp_join_date: 'İşe giriş tarihi',
    department: 'Departman',
    designation: 'Unvan',
    basic_money: 'Temel ücret (aylık)',
    allowance_money: 'Yan ödeme (aylık)',
    father_name: 'Baba adı',
    mother_name: 'Anne adı',
    marital_status: 'Medeni hâl',
    spouse_name: 'Eşinin adı',
    marriage_date: 'Evlilik tarihi',
  },
  sections: {
    basic: 'Temel bilgiler',
    account: 'Hesap',
    personal: 'Kişisel',
  },
  choices: {
    male: 'Erkek',
    female: 'Kadın',
    others: 'Diğer',
    single: 'Bekâr',
    married: 'Evli',
    divorced: 'Boşanmış',
    widowed: 'Dul',
  },
} as const satisfies Words<typeof english>;
