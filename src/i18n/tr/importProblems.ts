import type { Words } from '../complete.ts';
import type { importProblems as english } from '../en/importProblems.ts';

/** Words of what stands in the way of an import, and of what it changes. */
export const importProblems = {
  problems: {
    title: 'Sorunlar',
    repeated:
      '%{smart_count} satır önceki bir satırla aynı: %{field} |||| %{smart_count} satır önceki bir satırla aynı: %{field}',
    several:
      '%{smart_count} satır birden fazla kayıt olabilir: %{field} |||| %{smart_count} satır birden fazla kayıt olabilir: %{field}',
    ended:
      '%{smart_count} satır sona ermiş bir kayda ait: %{field} |||| %{smart_count} satır sona ermiş kayıtlara ait: %{field}',
    empty: '%{smart_count} satırda boş: %{field} |||| %{smart_count} satırda boş: %{field}',
    phones:
      '%{smart_count} telefon numarası okunamıyor: %{field} |||| %{smart_count} telefon numarası okunamıyor: %{field}',
    unknown: '%{field}: “%{value}” yok (%{smart_count} satır) |||| %{field}: “%{value}” yok (%{smart_count} satır)',
    unknown_texts:
      '%{field}: %{texts} metin yok (%{smart_count} satır) |||| %{field}: %{texts} metin yok (%{smart_count} satır)',
    of_cells: '%{field}, %{smart_count} satırda: %{text} |||| %{field}, %{smart_count} satırda: %{text}',
    of_rows: '%{smart_count} satır: %{text} |||| %{smart_count} satır: %{text}',
    rows: 'Bu satırları göster',
    line: 'Satır %{line}:',
    more_rows: 've bir satır daha |||| ve %{smart_count} satır daha',
    more_groups: 'bunlar çözülünce bir sorun türü daha |||| bunlar çözülünce %{smart_count} sorun türü daha',
    show_more: 'Bir tane daha göster |||| %{smart_count} tane daha göster',
    more_after: 'Bunlar düzeltilince bir satır daha gelir. |||| Bunlar düzeltilince %{smart_count} satır daha gelir.',
    more_texts:
      'Bunların anlamı seçilince bir metin daha gelir. |||| Bunların anlamı seçilince %{smart_count} metin daha gelir.',
    correct: '%{smart_count} satırı düzelt |||| %{smart_count} satırı düzelt',
    fill: 'Bu satıra yaz |||| Bu %{smart_count} satıra yaz',
    blank: 'Bu hücreyi boş bırak |||| Bu %{smart_count} hücreyi boş bırak',
    make: 'Bunu oluştur: %{titles} |||| Bu %{smart_count} kaydı oluştur: %{titles}',
    text_means: '“%{text}” (%{smart_count} satır) şu demek |||| “%{text}” (%{smart_count} satır) şu demek',
    numbers_of: 'Şu ülkenin numaraları',
    no_number_there:
      'Biri orada numara değil ve olduğu gibi kalır. |||| %{smart_count} tanesi orada numara değil ve olduğu gibi kalır.',
    complete: 'Bu numarayı böyle yaz |||| Bu %{smart_count} numarayı böyle yaz',
    leave: 'Bu satırı dışarıda bırak |||| Bu %{smart_count} satırı dışarıda bırak',
    leave_all: 'Sorunlu satırı dışarıda bırak |||| Sorunlu %{smart_count} satırın hepsini dışarıda bırak',
    left: '%{smart_count} satır dışarıda bırakıldı |||| %{smart_count} satır dışarıda bırakıldı',
    left_out: 'Dışarıda bırakıldı',
    take_back: 'Geri al |||| Hepsini geri al',
    take_back_line: '%{line}. satırı geri al',
    rest: 'Kalan satırı indir |||| Kalan %{smart_count} satırı indir',
    rest_file: '%{name} (bir satır kaldı) |||| %{name} (%{smart_count} satır kaldı)',
    why: 'Neden aktarılmadı',
    no_rows: 'Satır yok',
    nothing_to_change: 'Tablo aynı: değişecek bir şey yok',
  },
  changes: {
    title: 'Değişenler',
    record: 'Kayıt',
    of_field: '%{field}: %{smart_count} kayıt değişir |||| %{field}: %{smart_count} kayıt değişir',
    more: 've bir kayıt daha |||| ve %{smart_count} kayıt daha',
    made: '%{kind}, birlikte oluşturulur: %{titles} |||| %{kind}, birlikte oluşturulur (%{smart_count}): %{titles}',
  },
} as const satisfies Words<typeof english>;
