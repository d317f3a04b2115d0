import type { Words } from '../complete.ts';
import type { custodyPages as english } from '../en/custodyPages.ts';

export const custodyPages: Words<typeof english> = {
  open: 'Pasaportları teslim et',
  move: 'Bir pasaportu teslim et |||| %{smart_count} pasaportu teslim et',
  about: 'Acenteye veya büyükelçiliğe giderken artık kimde olduğu yazılır; kendi pasaportunu geri alan yazılmayabilir.',
  title: 'Pasaport teslim tutanağı',
  count: 'Bir pasaport |||| %{smart_count} pasaport',
  gives: 'Teslim eden',
  takes: 'Teslim alan',
  number: 'Sıra',
  name: 'Ad',
  owners: 'Sahibi',
  unknown: 'Kayıtlı değil',
  none: 'Bu pasaportların hiçbiri teslim edilmedi.',
  left: 'Bir pasaport sahibinde veya kayıp; hiçbir fişte yer almaz. |||| %{smart_count} pasaport sahibinde veya kayıp; hiçbir fişte yer almaz.',
  back: 'Yolculara dön',
};
