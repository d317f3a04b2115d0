/** Words of the pages about pay. */
export const payPages = {
  payslips: 'Ücret pusulaları',
  everybody: 'Herkes',
  back: 'Maaş bordrosuna dön',
  entered: 'Defterlere kaydı',
  net_pay: 'Net maaş',
  pay_now: 'Şimdi öde',
  claim: { back: 'Masraf beyanına dön' },
};
