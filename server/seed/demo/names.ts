/** A name in Latin script, as a passport has it, and in Bangla. */
export type Name = readonly [latin: string, bangla: string];

export const menGiven: readonly Name[] = [
  ['Abdul', 'আব্দুল'], ['Abu Bakar', 'আবু বকর'], ['Ahsan', 'আহসান'], ['Anwar', 'আনোয়ার'], ['Arif', 'আরিফ'],
  ['Ashraf', 'আশরাফ'], ['Aminul', 'আমিনুল'], ['Delwar', 'দেলোয়ার'], ['Faruk', 'ফারুক'], ['Golam', 'গোলাম'],
  ['Habibur', 'হাবিবুর'], ['Hafizur', 'হাফিজুর'], ['Iqbal', 'ইকবাল'], ['Jahangir', 'জাহাঙ্গীর'], ['Jamal', 'জামাল'],
  ['Kamal', 'কামাল'], ['Khalilur', 'খলিলুর'], ['Mahbub', 'মাহবুব'], ['Mizanur', 'মিজানুর'], ['Mohammad', 'মোহাম্মদ'],
  ['Monir', 'মনির'], ['Mostafa', 'মোস্তফা'], ['Nazrul', 'নজরুল'], ['Nurul', 'নুরুল'], ['Rafiqul', 'রফিকুল'],
  ['Rashed', 'রাশেদ'], ['Saiful', 'সাইফুল'], ['Salim', 'সেলিম'], ['Shafiqul', 'শফিকুল'], ['Shahidul', 'শহীদুল'],
  ['Sirajul', 'সিরাজুল'], ['Tariqul', 'তারিকুল'], ['Yusuf', 'ইউসুফ'], ['Zahid', 'জাহিদ'],
];

export const womenGiven: readonly Name[] = [
  ['Amena', 'আমেনা'], ['Anwara', 'আনোয়ারা'], ['Asma', 'আসমা'], ['Ayesha', 'আয়েশা'], ['Fatema', 'ফাতেমা'],
  ['Ferdousi', 'ফেরদৌসী'], ['Hasina', 'হাসিনা'], ['Halima', 'হালিমা'], ['Jahanara', 'জাহানারা'], ['Khadija', 'খাদিজা'],
  ['Kulsum', 'কুলসুম'], ['Lutfun', 'লুৎফুন'], ['Mahmuda', 'মাহমুদা'], ['Maryam', 'মরিয়ম'], ['Momtaz', 'মমতাজ'],
  ['Nargis', 'নার্গিস'], ['Nasima', 'নাসিমা'], ['Nilufar', 'নিলুফার'], ['Parvin', 'পারভীন'], ['Rabeya', 'রাবেয়া'],
  ['Rahima', 'রহিমা'], ['Razia', 'রাজিয়া'], ['Rokeya', 'রোকেয়া'], ['Sabina', 'সাবিনা'], ['Salma', 'সালমা'],
  ['Shamsun', 'শামসুন'], ['Shirin', 'শিরিন'], ['Sufia', 'সুফিয়া'], ['Taslima', 'তাসলিমা'], ['Zohra', 'জোহরা'],
];

export const familyNames: readonly Name[] = [
  ['Ahmed', 'আহমেদ'], ['Alam', 'আলম'], ['Ali', 'আলী'], ['Amin', 'আমিন'], ['Bhuiyan', 'ভূঁইয়া'],
  ['Chowdhury', 'চৌধুরী'], ['Faruque', 'ফারুক'], ['Haque', 'হক'], ['Hasan', 'হাসান'], ['Hossain', 'হোসেন'],
  ['Howlader', 'হাওলাদার'], ['Islam', 'ইসলাম'], ['Kabir', 'কবির'], ['Karim', 'করিম'], ['Khan', 'খান'],
  ['Mahmud', 'মাহমুদ'], ['Majumder', 'মজুমদার'], ['Mia', 'মিয়া'], ['Mollah', 'মোল্লা'], ['Mondal', 'মণ্ডল'],
  ['Patwary', 'পাটোয়ারী'], ['Rahman', 'রহমান'], ['Sarker', 'সরকার'], ['Sheikh', 'শেখ'], ['Siddique', 'সিদ্দিক'],
  ['Sikder', 'সিকদার'], ['Talukder', 'তালুকদার'], ['Uddin', 'উদ্দিন'],
];

/** Women often bear a name of their own rather than the family's. */
export const womenSurnames: readonly Name[] = [
  ['Akter', 'আক্তার'], ['Banu', 'বানু'], ['Begum', 'বেগম'], ['Bibi', 'বিবি'], ['Khanam', 'খানম'], ['Khatun', 'খাতুন'],
  ['Nahar', 'নাহার'], ['Sultana', 'সুলতানা'],
];
