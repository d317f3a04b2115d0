/** Pairs written down before the first rule; which of them fail was never looked at. */
export const setAside = {
  alike: `
Muhammad Ali | Mohamed Aly
Jahangir Alam | Jahangeer Alom
Kamrul Hasan | Qamrul Hassan
Rezaul Karim | Rejaul Korim
Nasima Khatun | Naseema Khatoon
Abul Kalam Azad | Abul Kalaam Ajad
Delwar Hossain | Dilwar Hussein
Shahnaz Parvin | Shahanaj Parveen
Zubaida Begum | Jobeda Begom
Sirajul Islam | Shirajul Islaam
Tofazzal Haque | Tafajjal Hoque
Abdus Salam | Abdussalam
Khorshed Alam | Khurshid Alam
Saleha Bibi | Chhaleha Bibi
Mizanur Rahman | Mijanur Rohman
Rowshan Ara | Raushan Ara
Mokbul Hossain | Maqbool Hussain
Abdul Quddus | Abdul Kuddus
Nur Jahan | Noorjahan
Hüseyin Yılmaz | Husain Yilmaz
Zeynep Demir | Zainab Demir
Süleyman Kaya | Sulaiman Kaya
Halit Şahin | Khalid Shahin
Cemal Aydın | Jamal Aydin
Nasser Al-Otaibi | Nasir Alotaibi
Tarek Mansour | Tariq Mansur
Youssef El Masri | Yusuf Al-Masri
Khaled bin Walid | Khalid ibn Waleed
فاطمة الزهراء | Fatima Al-Zahra
يوسف إبراهيم | Yusuf Ibrahim
عبد العزيز | Abdulaziz
শফিকুল ইসলাম | Shafiqul Islam
রোকেয়া বেগম | Rokeya Begum
জাহাঙ্গীর আলম | Jahangir Alam
মোঃ আব্দুল হালিম | Md Abdul Halim
`,
  unlike: `
Karim | Kamal
Rahim | Rahman
Hasan | Husain
Fatima | Fahima
Jamal | Jamila
Nasir | Nasrin
Habib | Hamid
Tariq | Taher
Rafiq | Shafiq
Salam | Salma
Amina | Momena
Rina | Rana
Rokeya | Rabeya
Zakir | Zahir
Sabina | Sabera
Shirin | Shahin
Monir | Mannan
Faruk | Firoz
Anis | Anwar
Kabir | Kadir
Laila | Lamia
Idris | Ilyas
Yunus | Yusuf
Osman | Usama
Bilal | Belayet
Nazma | Najib
Shamim | Shamsul
Sohel | Sohrab
Murad | Mamun
Rashid | Rashida
Emine | Emre
Hatice | Halime
خالد | خليل
سعيد | سعد
রহিম | রহমান
`,
} as const;
