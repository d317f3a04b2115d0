/** Words of the pages about pay. */
export const payPages = {
  payslip: 'Ücret pusulası',
  payslips: 'Ücret pusulaları',
  everybody: 'Herkes',
  back: 'Maaş bordrosuna dön',
  not_yet: 'Pusulalar, deftere işlenmiş bir bordrodan yazdırılır.',
  entered: 'Defterlere kaydı',
  net_pay: 'Net maaş',
  pay_now: 'Şimdi öde',
  claim: { back: 'Masraf beyanına dön' },
};
