import type { KnownHeads } from './KnownHeads.ts';

/** Heads of address books, customers and staff in other programs. */
export const peopleHeads: readonly KnownHeads[] = [
  {
    from: 'HubSpot',
    entity: 'customer',
    columns: [
      'Record ID = - | First Name = first_name | Last Name = last_name | Email = email',
      'Phone Number = primary_phone | Mobile Phone Number = secondary_phone | Contact owner = -',
      'Lifecycle Stage = - | Company Name = - | Job Title = - | Street Address = street_address_one',
      'City = city | State/Region = - | Postal Code = postal_code | Country/Region = country',
      'Date of Birth = date_of_birth | Gender = gender | Create Date = - | Last Activity Date = -',
    ],
  },
  {
    from: 'Zoho Books contacts',
    entity: 'customer',
    columns: [
      'Display Name = - | Company Name = - | Salutation = - | First Name = first_name',
      'Last Name = last_name | EmailID = email | Phone = primary_phone | MobilePhone = secondary_phone',
      'Payment Terms = - | Currency Code = - | Notes = - | Website = - | Status = -',
      'Credit Limit = customer_credit_limit | Customer Sub Type = - | Billing Address = street_address_one',
      'Billing Street2 = street_address_two | Billing City = city | Billing State = -',
      'Billing Country = country | Billing Code = postal_code | Shipping Address = - | Shipping City = -',
      'Shipping Code = - | Tax Registration Number = tin_no',
    ],
  },
  {
    from: 'Wave vendors',
    entity: 'vendor',
    columns: [
      'company_name = company_name | first_name = first_name | last_name = last_name | email = email',
      'phone = primary_phone | mobile = secondary_phone | website = - | currency = -',
      'address_line_1 = street_address_one | address_line_2 = street_address_two | city = city',
      'postal_code = postal_code | province_name = - | country_name = country | fax = - | toll_free = -',
    ],
  },
  {
    from: 'Wix contacts',
    entity: 'customer',
    columns: [
      'First Name = first_name | Last Name = last_name | Company = - | Email 1 = email | Email 2 = -',
      'Phone 1 = primary_phone | Phone 2 = secondary_phone | Address 1 - Street = street_address_one',
      'Address 1 - City = city | Address 1 - Zip = postal_code | Address 1 - Country = country',
      'Birthdate = date_of_birth | Labels = - | Created At (UTC+0) = - | Email subscriber status = -',
      'Language = -',
    ],
  },
  {
    from: 'Mailchimp audience',
    entity: 'customer',
    columns: [
      'Email Address = email | First Name = first_name | Last Name = last_name',
      'Address = street_address_one | Phone Number = primary_phone | Birthday = date_of_birth',
      'MEMBER_RATING = - | OPTIN_TIME = - | CONFIRM_IP = - | LATITUDE = - | TIMEZONE = - | LAST_CHANGED = -',
      'LEID = - | TAGS = -',
    ],
  },
  {
    from: 'iCloud contacts as CSV',
    entity: 'customer',
    columns: [
      'First name = first_name | Last name = last_name | Nickname = - | Company = - | Department = -',
      'Job title = - | Mobile = primary_phone | iPhone = secondary_phone | Home = - | Work = - | Main = -',
      'E-mail (home) = email | E-mail (work) = - | Street (home) = street_address_one | City (home) = city',
      'ZIP (home) = postal_code | Country (home) = country | Birthday = date_of_birth | Note = -',
    ],
  },
  {
    from: 'Zoho CRM vendors',
    entity: 'vendor',
    columns: [
      'Vendor Id = - | Vendor Owner = - | Vendor Name = first_name+last_name | Phone = primary_phone',
      'Email = email | Website = - | GL Account = - | Category = - | Street = street_address_one',
      'City = city | State = - | Zip Code = postal_code | Country = country | Description = -',
      'Created Time = -',
    ],
  },
  {
    from: 'FreshBooks clients',
    entity: 'customer',
    columns: [
      'Organization = - | First Name = first_name | Last Name = last_name | Email = email',
      'Phone = primary_phone | Mobile Phone = secondary_phone | Address Line 1 = street_address_one',
      'Address Line 2 = street_address_two | City = city | Province/State = - | Country = country',
      'Postal Code = postal_code | Notes = - | VAT Number = vat_no | Currency Code = -',
    ],
  },
  {
    from: 'MYOB cards',
    entity: 'customer',
    columns: [
      'Co./Last Name = last_name | First Name = first_name | Card ID = - | Card Status = -',
      'Currency Code = - | Addr 1 - Line 1 = street_address_one | - Line 2 = street_address_two',
      '- City = city | - State = - | - Postcode = postal_code | - Country = country',
      '- Phone # 1 = primary_phone | - Phone # 2 = secondary_phone | - Fax # = - | - Email = email',
      '- WWW = - | - Contact Name = - | A.B.N. = bin_no | Credit Limit = customer_credit_limit',
    ],
  },
  {
    from: 'Daftra clients',
    entity: 'customer',
    columns: [
      'رقم العميل = - | الاسم التجاري = - | الاسم الأول = first_name | الاسم الأخير = last_name',
      'البريد الإلكتروني = email | الهاتف = primary_phone | الجوال = secondary_phone',
      'عنوان الشارع 1 = street_address_one | المدينة = city | الرمز البريدي = postal_code',
      'الرقم الضريبي = tin_no | السجل التجاري = bin_no',
    ],
  },
  {
    from: 'BambooHR',
    entity: 'employee',
    columns: [
      'Employee # = emp_id_no | First Name = first_name | Last Name = last_name | Status = -',
      'Hire Date = emp_join_date | Job Title = designation | Department = department | Division = -',
      'Location = - | Work Email = email | Mobile Phone = primary_phone | Home Phone = secondary_phone',
      'Birth Date = date_of_birth | Gender = gender | Marital Status = marital_status | National ID = nid',
      'Pay rate = basic_money | Address Line 1 = street_address_one | Address Line 2 = street_address_two',
      'City = city | Zip Code = postal_code | Country = country',
    ],
  },
  {
    from: 'Wild Apricot members',
    entity: 'member',
    columns: [
      'User ID = - | First name = first_name | Last name = last_name | Email = email',
      'Phone = primary_phone | Membership level = - | Member since = joined_on | Renewal due = -',
      'Organization = - | Membership ID = ref_no | Balance = -',
    ],
  },
];
