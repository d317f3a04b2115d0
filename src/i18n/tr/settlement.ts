/** Belgelerin neyi kapattığına dair sözler. */
export const settlement = {
  tabs: { all: 'Tümü', open: 'Açık', settled: 'Kapanmış' },
  settled_with: 'Kapatıldığı belgeler',
  taken_back: 'geri alındı',
  title: 'Neyi kapatır',
  will_settle: 'Kapatılacak',
  oldest: 'Önce vadesi gelen',
  nothing: 'Hiçbiri',
  becomes_advance: '%{amount} avans olur.',
  stays_open: '%{amount} açık kalır.',
  all_settled: 'Tamamı bir şey kapatır.',
  hint: 'Tutarda: = kalanın tümünü alır',
  namesake: '%{who}, %{amount} borçlu: kastedilen bu mu?',
  choose: 'Seç',
  choose_namesake: 'Seç: %{who}',
  nothing_open: 'Bu tarafla bu hesapta açık bir şey yok.',
  amount_of: '%{number} için kapatılacak',
} as const;
