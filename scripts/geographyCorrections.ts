/** What bd-geojs 1.0.1 has wrong, out of date or not at all. Found by comparing it with the gazetted lists. */

/** English spellings by district, as the government writes them since 2018. */
export const districtNames: Readonly<Record<string, string>> = {
  Barisal: 'Barishal',
  Comilla: 'Cumilla',
  Coxsbazar: "Cox's Bazar",
};

/** Position of the district's town, to about two kilometres, where the source has none. */
export const districtPositions: Readonly<Record<string, readonly [lat: string, lon: string]>> = {
  Barguna: ['22.15', '90.12'],
  Barishal: ['22.70', '90.37'],
  "Cox's Bazar": ['21.43', '92.00'],
  Jhalakathi: ['22.64', '90.20'],
  Joypurhat: ['25.10', '89.02'],
  Lalmonirhat: ['25.91', '89.45'],
  Manikganj: ['23.86', '90.00'],
  Munshiganj: ['23.55', '90.53'],
  Naogaon: ['24.80', '88.94'],
  Pirojpur: ['22.58', '89.97'],
  Rajshahi: ['24.37', '88.60'],
  Rangamati: ['22.65', '92.18'],
  Satkhira: ['22.72', '89.07'],
  Shariatpur: ['23.21', '90.35'],
  Tangail: ['24.25', '89.92'],
};

/** `district/upazila` to its name today; with a Bangla name where that has changed or was misspelt. */
export const upazilaNames: Readonly<Record<string, string | readonly [name: string, bangla: string]>> = {
  'Bagerhat/Sarankhola': 'Sharankhola',
  'Barguna/Pathorghata': 'Patharghata',
  'Barishal/Barisal Sadar': 'Barishal Sadar',
  'Bhola/Borhan Sddin': ['Borhanuddin', 'বোরহানউদ্দিন'],
  'Bhola/Charfesson': 'Char Fasson',
  'Bhola/Doulatkhan': 'Daulatkhan',
  'Bogura/Bogra Sadar': 'Bogura Sadar',
  'Bogura/Dupchanchia': ['Dupchanchia', 'দুপচাঁচিয়া'],
  'Bogura/Nondigram': 'Nandigram',
  'Bogura/Shariakandi': 'Sariakandi',
  'Chandpur/Faridgonj': 'Faridganj',
  'Chandpur/Matlab North': 'Matlab Uttar',
  'Chandpur/Matlab South': 'Matlab Dakshin',
  'Chapainawabganj/Gomostapur': 'Gomastapur',
  'Chattogram/Sitakunda': ['Sitakunda', 'সীতাকুণ্ড'],
  "Cox's Bazar/Coxsbazar Sadar": "Cox's Bazar Sadar",
  'Cumilla/Comilla Sadar': ['Cumilla Adarsha Sadar', 'কুমিল্লা আদর্শ সদর'],
  'Cumilla/Monohargonj': 'Manoharganj',
  'Cumilla/Sadarsouth': ['Cumilla Sadar Dakshin', 'কুমিল্লা সদর দক্ষিণ'],
  'Dinajpur/Birol': 'Biral',
  'Jamalpur/Bokshiganj': 'Bakshiganj',
  'Jamalpur/Dewangonj': 'Dewanganj',
  'Jashore/Jessore Sadar': 'Jashore Sadar',
  'Jhenaidah/Harinakundu': ['Harinakundu', 'হরিণাকুণ্ডু'],
  'Jhenaidah/Moheshpur': 'Maheshpur',
  'Khagrachhari/Mohalchari': 'Mahalchhari',
  'Khagrachhari/Panchari': 'Panchhari',
  'Khulna/Botiaghata': 'Batiaghata',
  'Khulna/Fultola': 'Phultala',
  'Khulna/Paikgasa': 'Paikgachha',
  'Kishoreganj/Karimgonj': 'Karimganj',
  'Kurigram/Charrajibpur': 'Char Rajibpur',
  'Manikganj/Gior': 'Ghior',
  'Manikganj/Shibaloy': 'Shibalaya',
  'Moulvibazar/Kamolganj': 'Kamalganj',
  'Munshiganj/Louhajanj': 'Louhajang',
  'Mymensingh/Gouripur': 'Gauripur',
  'Naogaon/Badalgachi': 'Badalgachhi',
  'Naogaon/Mohadevpur': 'Mahadebpur',
  'Narayanganj/Narayanganj Sadar': ['Narayanganj Sadar', 'নারায়ণগঞ্জ সদর'],
  'Netrokona/Mohongonj': 'Mohanganj',
  'Nilphamari/Kishorganj': 'Kishoreganj',
  'Nilphamari/Syedpur': 'Saidpur',
  'Noakhali/Senbug': 'Senbagh',
  'Pabna/Atghoria': 'Atgharia',
  'Pirojpur/Zianagar': ['Indurkani', 'ইন্দুরকানী'],
  'Rajshahi/Mohonpur': 'Mohanpur',
  'Rangamati/Baghaichari': 'Baghaichhari',
  'Rangamati/Belaichari': 'Bilaichhari',
  'Rangamati/Juraichari': 'Juraichhari',
  'Rangpur/Badargonj': 'Badarganj',
  'Rangpur/Gangachara': 'Gangachhara',
  'Rangpur/Pirgonj': 'Pirganj',
  'Rangpur/Taragonj': 'Taraganj',
  'Shariatpur/Shariatpur Sadar': ['Shariatpur Sadar', 'শরীয়তপুর সদর'],
  'Sherpur/Nokla': 'Nakla',
  'Sirajganj/Kamarkhand': 'Kamarkhanda',
  'Sirajganj/Raigonj': 'Raiganj',
  'Sunamganj/Derai': 'Dirai',
  'Sunamganj/South Sunamganj': ['Shantiganj', 'শান্তিগঞ্জ'],
  'Sylhet/Dakshinsurma': 'Dakshin Surma',
  'Sylhet/Osmaninagar': ['Osmaninagar', 'ওসমানীনগর'],
};

/** Upazilas gazetted since the source was made; with them there are 495. */
export const newUpazilas: Readonly<Record<string, readonly (readonly [name: string, bangla: string])[]>> = {
  "Cox's Bazar": [['Eidgaon', 'ঈদগাঁও']],
  Habiganj: [['Shayestaganj', 'শায়েস্তাগঞ্জ']],
  Madaripur: [['Dasar', 'ডাসার']],
  Sunamganj: [['Madhyanagar', 'মধ্যনগর']],
};

/**
 * Thanas of the metropolitan police forces. A thana that bears the name of an upazila of its district
 * (Karnafuli, Paba, Dakshin Surma, Gazipur Sadar) stands there already.
 */
export const metropolitanThanas: Readonly<Record<string, readonly (readonly [name: string, bangla: string])[]>> = {
  Barishal: [['Airport', 'বিমানবন্দর'], ['Bandar', 'বন্দর'], ['Kawnia', 'কাউনিয়া'], ['Kotwali', 'কোতোয়ালী']],
  Chattogram: [
    ['Akbar Shah', 'আকবর শাহ'], ['Bakalia', 'বাকলিয়া'], ['Bandar', 'বন্দর'], ['Bayazid Bostami', 'বায়েজিদ বোস্তামী'],
    ['Chandgaon', 'চান্দগাঁও'], ['Chawkbazar', 'চকবাজার'], ['Double Mooring', 'ডবলমুরিং'], ['EPZ', 'ইপিজেড'],
    ['Halishahar', 'হালিশহর'], ['Khulshi', 'খুলশী'], ['Kotwali', 'কোতোয়ালী'], ['Pahartali', 'পাহাড়তলী'],
    ['Panchlaish', 'পাঁচলাইশ'], ['Patenga', 'পতেঙ্গা'], ['Sadarghat', 'সদরঘাট'],
  ],
  Dhaka: [
    ['Adabor', 'আদাবর'], ['Airport', 'বিমানবন্দর'], ['Badda', 'বাড্ডা'], ['Banani', 'বনানী'], ['Bangshal', 'বংশাল'],
    ['Bhashantek', 'ভাষানটেক'], ['Bhatara', 'ভাটারা'], ['Cantonment', 'ক্যান্টনমেন্ট'], ['Chawkbazar', 'চকবাজার'],
    ['Dakshinkhan', 'দক্ষিণখান'], ['Darus Salam', 'দারুস সালাম'], ['Demra', 'ডেমরা'], ['Dhanmondi', 'ধানমন্ডি'],
    ['Gendaria', 'গেন্ডারিয়া'], ['Gulshan', 'গুলশান'], ['Hatirjheel', 'হাতিরঝিল'], ['Hazaribagh', 'হাজারীবাগ'],
    ['Jatrabari', 'যাত্রাবাড়ী'], ['Kadamtali', 'কদমতলী'], ['Kafrul', 'কাফরুল'], ['Kalabagan', 'কলাবাগান'],
    ['Kamrangirchar', 'কামরাঙ্গীরচর'], ['Khilgaon', 'খিলগাঁও'], ['Khilkhet', 'খিলক্ষেত'], ['Kotwali', 'কোতোয়ালী'],
    ['Lalbagh', 'লালবাগ'], ['Mirpur', 'মিরপুর'], ['Mohammadpur', 'মোহাম্মদপুর'], ['Motijheel', 'মতিঝিল'],
    ['Mugda', 'মুগদা'], ['New Market', 'নিউমার্কেট'], ['Pallabi', 'পল্লবী'], ['Paltan', 'পল্টন'], ['Ramna', 'রমনা'],
    ['Rampura', 'রামপুরা'], ['Rupnagar', 'রূপনগর'], ['Sabujbagh', 'সবুজবাগ'], ['Shah Ali', 'শাহ আলী'],
    ['Shahbagh', 'শাহবাগ'], ['Shahjahanpur', 'শাহজাহানপুর'], ['Sher-e-Bangla Nagar', 'শেরেবাংলা নগর'],
    ['Shyampur', 'শ্যামপুর'], ['Sutrapur', 'সূত্রাপুর'], ['Tejgaon', 'তেজগাঁও'],
    ['Tejgaon Industrial Area', 'তেজগাঁও শিল্পাঞ্চল'], ['Turag', 'তুরাগ'], ['Uttara East', 'উত্তরা পূর্ব'],
    ['Uttara West', 'উত্তরা পশ্চিম'], ['Uttarkhan', 'উত্তরখান'], ['Wari', 'ওয়ারী'],
  ],
  Gazipur: [
    ['Basan', 'বাসন'], ['Gacha', 'গাছা'], ['Kashimpur', 'কাশিমপুর'], ['Konabari', 'কোনাবাড়ী'], ['Pubail', 'পূবাইল'],
    ['Tongi East', 'টঙ্গী পূর্ব'], ['Tongi West', 'টঙ্গী পশ্চিম'],
  ],
  Khulna: [
    ['Aranghata', 'আড়ংঘাটা'], ['Daulatpur', 'দৌলতপুর'], ['Harintana', 'হরিণটানা'], ['Khalishpur', 'খালিশপুর'],
    ['Khan Jahan Ali', 'খানজাহান আলী'], ['Khulna Sadar', 'খুলনা সদর'], ['Labanchara', 'লবণচরা'],
    ['Sonadanga', 'সোনাডাঙ্গা'],
  ],
  Rajshahi: [
    ['Airport', 'বিমানবন্দর'], ['Belpukur', 'বেলপুকুর'], ['Boalia', 'বোয়ালিয়া'], ['Chandrima', 'চন্দ্রিমা'],
    ['Damkura', 'দামকুড়া'], ['Karnahar', 'কর্ণহার'], ['Kashiadanga', 'কাশিয়াডাঙ্গা'], ['Katakhali', 'কাটাখালী'],
    ['Motihar', 'মতিহার'], ['Rajpara', 'রাজপাড়া'], ['Shah Makhdum', 'শাহ মখদুম'],
  ],
  Rangpur: [
    ['Haragach', 'হারাগাছ'], ['Hazirhat', 'হাজীরহাট'], ['Kotwali', 'কোতোয়ালী'], ['Mahiganj', 'মাহিগঞ্জ'],
    ['Parshuram', 'পরশুরাম'], ['Tajhat', 'তাজহাট'],
  ],
  Sylhet: [
    ['Airport', 'বিমানবন্দর'], ['Jalalabad', 'জালালাবাদ'], ['Kotwali', 'কোতোয়ালী'], ['Moglabazar', 'মোগলাবাজার'],
    ['Shah Paran', 'শাহ পরাণ'],
  ],
};
