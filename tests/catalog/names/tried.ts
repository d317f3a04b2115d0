/** Pairs that were written down later and tried at once; at first 192 of 202 were found, and 1 of 100 mixed up. */
export const tried = {
  alike: `
Abdul Mannan | Abdul Monnan
Abdul Jabbar | Abdul Zabbar
Mohammad Shahjahan | Muhammed Shajahan
Shahidul Islam | Shohidul Eslam
Md. Nurul Huda | Mohammad Noorul Hoda
Ruhul Amin | Rohul Ameen
Tajul Islam | Tazul Islam
Mosharraf Hossain | Musharof Husain
Moazzem Hossain | Muazzam Hussain
Motiur Rahman | Matiur Rahman
Ataur Rahman | Ata-ur-Rahman
Lutfor Rahman | Lutfur Rahman
Ziaur Rahman | Zia ur Rahman
Sayeda Khatun | Sayida Khatoon
Anowara Begum | Anwara Begum
Halima Khatun | Haleema Khatoon
Jahanara Begum | Zahanara Begum
Morjina Akter | Marzina Akhter
Shefali Begum | Sefali Begum
Hazera Khatun | Hajera Khatun
Jamila | Zameela
Jesmin Akter | Jasmin Aktar
Nazma | Najma
Hasina | Haseena
Selina | Salina
Khaleda | Khalida
Razia | Rajia
Taslima | Tasleema
Laila | Layla
Nargis | Nargish
Farida | Fareeda
Majeda | Mazeda
Zulekha | Julekha
Kohinoor | Kohinur
Bilkis | Bilquis
Gias Uddin | Ghiyasuddin
Mohiuddin | Muhiuddin
Moinuddin | Mainuddin
Jalaluddin | Jalal Uddin
Kamaluddin | Kemalettin
Necmettin | Najmuddin
Fahrettin | Fakhruddin
Selahattin | Salahuddin
Seyfullah | Saifullah
Şaban | Shaban
Şerif | Sharif
İsmail | Ismail
Yakup | Yaqub
Halil | Khalil
Emine | Amina
Zehra | Zahra
Meryem | Maryam
Rukiye | Ruqayya
Sümeyye | Sumayya
Ramazan | Ramadan
Bekir | Bakr
Cafer | Jafar
Cihan | Jihan
Kadir | Qadir
Kasım | Qasim
Abdülkadir | Abdul Qadir
Abdullah | Abdallah
Abdülhamit | Abdulhamid
Vahit | Wahid
Davut | Dawud
Nuh | Nooh
İdris | Idrees
Cevdet | Jawdat
Hikmet | Hikmat
Ghulam Mostafa | Golam Mustafa
Abu Taher | Abu Tahir
Abul Hashem | Abul Hasim
Abu Sayeed | Abu Said
Sheikh Mujib | Shaikh Mojib
Humayun Kabir | Humayoon Kobir
Aminul Haque | Aminul Hoq
Anisur Rahman | Anisur Rohman
Tauhid | Tawhid
Toufiq | Tawfiq
Nazir Ahmed | Nozir Ahmad
Idris Ali | Edris Aly
Sobhan | Subhan
Asgar | Asghar
Jasim Uddin | Jashim Uddin
Habibur Rahman | Hobibur Rahman
Akkas | Akkash
Shawkat | Shaukat
Nizam Uddin | Nezam Uddin
Amir Hamza | Ameer Hamja
Hanif | Haneef
Abdul Aziz | Abdul Ajij
Nasir Uddin | Nasiruddin
Shafiullah | Shofi Ullah
Imdadul Haque | Emdadul Hoque
Eklas Uddin | Ikhlas Uddin
Aklima Khatun | Aklema Khatoon
Rowshan | Roshan
Khairul Bashar | Khoyrul Bashar
Mofizul | Mafizul
Tofail Ahmed | Tofael Ahmad
Lokman Hossain | Luqman Hussain
Nuruzzaman | Nur uz Zaman
Shahabuddin | Shihab Uddin
Ali Akbar | Aly Akber
Rahela | Raheela
Ferdousi Begum | Firdausi Begum
Dilruba | Delruba
Mahfuza | Mahfuja
Kamrun Nahar | Kamrunnahar
Zebunnesa | Jebun Nessa
Meherunnesa | Mehrun Nisa
Lutfun Nahar | Lutfunnaher
Rashida | Rasheda
Momtaz | Mumtaz
Afsar | Afser
Shamsul Haque | Samsul Huq
Gofur | Ghafoor
Abdul Gafur | Abdul Ghafur
Majumder | Mazumdar
Talukder | Talukdar
Sikder | Shikdar
Howlader | Hawladar
Mollah | Molla
Patwary | Patowari
Munshi | Munsi
Khandaker | Khondokar
Mridha | Mirdha
Bepari | Byapari
Prodhan | Pradhan
Mondal | Mondol
Biswas | Bishwas
Laskar | Loskor
Dewan | Diwan
Quader | Kader
Abul Hasan | Abul Hassan
Hafizur | Hafijur
Farouk | Faruq
Jaafar | Jafar
Hussam | Hosam
Ghassan | Gassan
Bassam | Basam
Qais | Kays
Layth | Laith
Osama | Usama
Lubna | Loubna
Souad | Suad
Huda | Hoda
Noura | Nura
Rana | Ranaa
Iman | Eman
Abdelaziz | Abdul Aziz
Abdelkader | Abdul Qadir
Moustafa | Mustapha
Mokhtar | Mukhtar
Yassine | Yasin
Soufiane | Sufyan
Benyamin | Binyamin
Şevket | Shawkat
Nazım | Nazim
Selim | Salim
Ekrem | Akram
Enver | Anwar
Fuat | Fuad
Reşit | Rashid
Sait | Said
Nurhan | Noorhan
Tevfik | Tawfiq
Ayşegül | Aishegul
Zübeyde | Zubaida
Naciye | Najiya
Nimet | Nimat
Esma | Asma
Cemile | Jamila
Hacer | Hajar
Hamit | Hamid
أبو بكر الصديق | Abu Bakr Siddique
عبد الكريم حسن | Abdulkarim Hassan
نور الدين | Nuruddin
محمد بن سلمان | Mohammed bin Salman
خالد المالكي | Khaled Almalki
মোছাঃ রহিমা বেগম | Mst Rahima Begum
নাসির উদ্দিন | Nasiruddin
হাজী আব্দুস সালাম | Abdus Salam
সৈয়দ আলী আহসান | Syed Ali Ahsan
মিজানুর রহমান | Mizanur Rahman
আবুল কালাম আজাদ | Abul Kalam Azad
ফাতেমা আক্তার | Fatima Akhter
খোরশেদ আলম | Khurshid Alam
জোবায়ের হোসেন | Zubair Hossain
গোলাম মোস্তফা | Ghulam Mustafa
`,
  unlike: `
Rahim | Karim
Nazma | Nasima
Salina | Salma
Sharif | Shafiq
Harun | Haris
Hakim | Halim
Hafiz | Habib
Kalam | Karam
Jashim | Hashim
Jahan | Jahir
Liton | Milon
Ripon | Robin
Shahid | Sajid
Majid | Sajid
Wahid | Walid
Walid | Khalid
Rashid | Rafid
Nabil | Najib
Nadim | Nazim
Naim | Nadim
Tamim | Tanim
Rumana | Romena
Rubina | Sabina
Sabrina | Sabina
Shabana | Sabina
Shefali | Shiuli
Parvin | Parul
Popi | Papiya
Dilara | Delwar
Jesmin | Yasmin
Nargis | Nasrin
Tanvir | Tania
Moin | Amin
Momin | Amin
Muslim | Salim
Sadik | Siddik
Sayeed | Sayem
Zaman | Zamir
Samir | Zamir
Saber | Zubair
Jabbar | Zubair
Jabir | Jubair
Akbar | Kabir
Ashraf | Sharif
Aslam | Salam
Asad | Saad
Azim | Nazim
Alim | Salim
Kulsum | Kalam
Hena | Hasina
Hosna | Hasina
Husna | Hasan
Mariam | Marufa
Marufa | Mashrufa
Monira | Mina
Munia | Mina
Rani | Rina
Rita | Ruta
Lina | Luna
Sima | Suma
Mahin | Mahmud
Mahbub | Mahfuz
Abdul Mannan | Abdul Hannan
Abdul Halim | Abdul Hakim
Abdul Aziz | Abdul Azim
Abdur Rahim | Abdur Rahman
Nurul Islam | Nazrul Islam
Shamsul Haque | Shahidul Haque
Rafiqul Islam | Shafiqul Islam
Saifuddin | Sharafuddin
Nizamuddin | Nasiruddin
Jalaluddin | Jamaluddin
Habibullah | Hafizullah
Moniruzzaman | Mofizuzzaman
Mehmet | Ahmet
Mustafa | Murtaza
Osman | Orhan
Selim | Selma
Cemal | Kemal
Cemil | Cemal
Hakan | Hasan
Halit | Halil
Hatice | Hacer
Zeynep | Zehra
Elif | Latif
Emre | Ömer
Fatih | Fatma
Serkan | Sercan
Yasin | Yasemin
Yusuf | Yunus
كريم | كمال
رحيم | رحمن
سلمى | سالم
جميل | جمال
حامد | أحمد
فاطمة | فهيمة
ناصر | نسرين
রফিক | শফিক
জামাল | কামাল
নাসিমা | নাজমা
`,
} as const;
