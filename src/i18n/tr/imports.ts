import type { Words } from '../complete.ts';
import type { imports as english } from '../en/imports.ts';

export const imports = {
  entities: { import_run: 'İçe aktarma |||| İçe aktarmalar' },
  fields: {
    sheet: 'Tablo',
    entity_name: 'Kayıt türü',
    made: 'Yeni',
    changed: 'Değişen',
    unchanged: 'Değişmeyen',
    left_out: 'Dışarıda bırakılan',
    left_rows: 'Geri alınmayanlar',
    record_id: 'Kayıt',
    left_why: 'Neden kaldığı',
  },
  pages: {
    of_sheet: 'İçe aktarılan: %{sheet}',
    of_run: 'İçe aktarılan (no. %{id})',
    records: 'Bu içe aktarmanın kayıtları',
  },
  choices: {
    kept: 'Korunuyor',
    partly_undone: 'Kısmen geri alındı',
    undone: 'Geri alındı',
    changed_since: 'O zamandan beri değiştirildi',
    in_use: 'Başka kayıtlar onu kullanıyor',
    not_visible: 'Görme yetkiniz yok',
    not_allowed: 'Değiştirme veya silme yetkiniz yok',
    refused: 'Bir kural olduğu gibi kalmasını gerektiriyor',
  },
} as const satisfies Words<typeof english>;
