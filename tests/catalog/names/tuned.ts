/**
 * Pairs by which the rules were made: spellings of voters' lists and passports of Bangladesh, of Turkish and Arab
 * papers.
 */
export const tuned = {
  alike: `
Muhammad Karim | Mohammed Karim
Md Karim | Mohammed Karim
Md. Karim | Karim
Mohd Rafiq | Mohammad Rafique
মোঃ করিম | Md Karim
মোহাম্মদ আলী | Mohammad Ali
Fatima Khatun | Fatema Khatoon
Fatma | Fatima
Hasan Chowdhury | Hassan Choudhury
Chaudhry | Chowdhuri
Abdur Rahman | Abdul Rahman
Abdur Rahman | Abdurrahman
Abdurrahman | عبد الرحمن
عبدالرحمن | عبد الرحمن
عبدالرحمن | Abdur Rahman
Abdel Rahman | Abdurrahman
আব্দুর রহমান | Abdur Rahman
Nur Islam | Noor Islam
Hossain | Hussain
Hosen | Husain
হোসেন | Hossain
Ahmed | Ahmad
Ahmet | Ahmad
Hatice | Khadija
Ayşe | Aisha
Ayesha | Aysha
আয়েশা | Ayesha
عائشة | Ayesha
Hüseyin | Husain
Ömer | Umar
Osman | Uthman
Mustafa | Mostafa
Shamsuddin | Shams Uddin
Salahuddin | Salah ud-Din
صلاح الدين | Salahuddin
Nizamuddin | Nijam Uddin
Akhter | Akter
Akhtar | Aktar
Rokeya | Ruqayya
Mariam | Maryam
Meryem | Marium
Zohra | Zahra
Sheikh Rashid | Shaikh Rashed
Sk Rashid | Sheikh Rashid
Kazi Nazrul | Qazi Nozrul
Enayet | Inayat
Nayeem | Naim
Anwar | Anowar
Monowara | Munawara
Zakaria | Jakaria
Zia | Ziya
Riad | Riyadh
Ramadan | Ramzan
Faisal | Foysal
Zubair | Jobayer
Junaid | Zunayed
Saeed | Said
Syed Ali | Sayed Ali
Ibrahim | Ebrahim
Ismail | Esmail
Iqbal | Ekbal
Yasmin | Yeasmin
Younus | Eunus
Yaqub | Yakub
Bhuiyan | Bhuyan
Mia | Miah
Haque | Hoque
Siddiqui | Siddiki
Shirin | Shireen
Hajji Kamal | Kamal
Mst. Salma | Salma
Abu Bakr | Abou Bakar
El-Sayed | Al Sayed
Kulsum | Kulthum
خالد | Khalid
محمود | Mahmud
زينب | Zainab
حسين | Hussein
Şükrü | Shukru
Recep | Rajab
Abdul Karim | عبد الكريم
Nurun Nahar | Nurunnahar
Habibullah | Habib Ullah
Asaduzzaman | Asad uz Zaman
নুরজাহান | Nurjahan
`,
  unlike: `
Kamal | Jamal
Ayesha | Asha
Salma | Salim
Karim | Akram
Hasan | Ahsan
Hasan | Hasina
Husain | Hasina
Habib | Habiba
Halim | Halima
Karim | Karima
Rahim | Rahima
Salim | Salman
Jamal | Jalal
Jamal | Kamal
Jalal | Jalil
Kamal | Kalam
Jamil | Jamal
Nazir | Nizam
Nasir | Nisar
Farid | Farida
Farida | Fahmida
Mina | Mona
Rupa | Ripa
Rana | Runa
Shila | Shima
Sumi | Simi
Lima | Lipi
Babu | Bibi
Ali | Alam
Alam | Amal
Ahmad | Hamid
Mahmud | Muhammad
Hamid | Mahmud
Sadia | Saida
Samia | Sumaiya
Sabbir | Sabur
Saber | Shabnam
Rashid | Rashad
Tania | Tina
Nadia | Nadira
Amir | Omar
Amin | Imam
Amin | Amina
Imran | Amran
Zahid | Zahida
Jahid | Jihad
Hamida | Humaira
Nasrin | Nazrul
Rubel | Robin
Taslima | Tahmina
Munir | Munira
Khalid | Khalil
Malik | Mukul
Sultan | Sultana
Farhan | Farhana
Faruk | Farhad
Majid | Masud
Zaman | Zamil
Bashir | Bashar
Abdul Karim | Abdul Kadir
Abdullah | Abdur Rahman
Mehmet | Mahmut
Cemil | Kemal
Emin | Emine
محمد | محمود
حسن | حسين
علي | علاء
করিম | কামাল
রহিমা | রহমান
সালমা | সেলিনা
`,
} as const;
