/** Words of the statement of a party. */
export const statement = {
  title: 'Hesap ekstresi',
  period: '%{from} – %{to}',
  opening: 'Açılış bakiyesi',
  closing: 'Kapanış bakiyesi',
  nothing_moved: 'Bu dönemde hareket yok.',
  owes: 'Acenteye borcu',
  is_owed: 'Acenteden alacağı',
  even: 'Karşılıklı borç yok.',
  open_on: '%{day} itibarıyla açık kalemler',
  back: 'Cari',
  paper_back: 'Ekstreye dön',
  mail: 'E-postayla gönder…',
  mail_title: '%{name} için ekstreyi gönder',
  mailed: 'Ekstre gönderiliyor.',
};
