/** Words of the pages about pay. */
export const payPages = {
  payslip: 'Ücret pusulası',
  payslips: 'Ücret pusulaları',
  everybody: 'Herkes',
  back: 'Maaş bordrosuna dön',
  unknown: 'Böyle bir maaş bordrosu yok.',
  not_yet: 'Pusulalar, deftere işlenmiş bir bordrodan yazdırılır.',
  entered: 'Defterlere kaydı',
  net_pay: 'Net maaş',
  pay_now: 'Şimdi öde',
  claim: { back: 'Masraf beyanına dön', unknown: 'Böyle bir masraf beyanı yok.' },
  next: {
    salary_sheet: {
      draft: 'Çalışanları ekleyin, maaşlarını kontrol edin ve bordroyu deftere işleyin.',
      owed: 'Maaşlar ödenecek: hepsini birden ya da bir kısmını şimdi, kalanını sonra ödeyin.',
      part: 'Maaşların bir kısmı ödendi. Kalanını vadesi gelince ödeyin.',
      paid: 'Bütün maaşlar ödendi.',
    },
    expense_claim: {
      draft: 'Harcananı girin ve onaya gönderin: başka biri onaylar.',
      submitted: 'Girenden başka birinin onayını bekliyor.',
      approved: 'Defterlere geçmesi için deftere işleyin.',
      owed: 'Tamamı çalışana borçlu olunan tutardır: ödeyin.',
      part: 'Kalanı çalışana borçlu olunan tutardır: ödeyin.',
      paid: 'Çalışana borç kalmadı.',
      rejected: 'Reddedildi. Düzeltmek için geri alın.',
    },
  },
};
