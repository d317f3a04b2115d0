import type { Words } from '../complete.ts';
import type { memberPages as english } from '../en/memberPages.ts';

export const memberPages = {
  offices: {
    title: 'Dernekteki görevler',
    executive_member: 'Yönetime al',
    adviser_member: 'Danışman yap',
    general_member: 'Genel üye yap',
    give: 'Görevi ver',
    given: 'Görev verildi.',
    failed: 'Görevler yüklenemedi.',
    bills: 'Aidat kayıtları',
  },
  bill: {
    open: 'Aidat yaz',
    title: 'Bir üyeye aidat yaz |||| %{smart_count} üyeye aidat yaz',
    month: 'Ay',
    amount_hint: 'Her üyeye kararlaştırılan aylık tutarı yazmak için boş bırakın.',
    confirm: 'Aidat yaz',
  },
} as const satisfies Words<typeof english>;
