/** Words of the pages about pay. */
export const payPages = {
  payslip: 'Maaş bordrosu',
  payslips: 'Maaş bordroları',
  everybody: 'Herkes',
  back: 'Maaş tablosuna dön',
  unknown: 'Böyle bir maaş tablosu yok.',
  not_yet: 'Bordrolar, kaydedilmiş bir maaş tablosundan yazdırılır.',
  entered: 'Defterlere kaydı',
  net_pay: 'Net maaş',
  pay_now: 'Şimdi öde',
  next: {
    draft: 'Çalışanları ekleyin, maaşlarını kontrol edin ve tabloyu deftere kaydedin.',
    owed: 'Maaşlar ödenecek: hepsini birden ya da bir kısmını şimdi, kalanını sonra ödeyin.',
    part: 'Maaşların bir kısmı ödendi. Kalanını vadesi gelince ödeyin.',
    paid: 'Bütün maaşlar ödendi.',
  },
};
