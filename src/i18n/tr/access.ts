import type { Words } from '../complete.ts';
import type { access as english } from '../en/access.ts';

export const access = {
  entities: {
    role: 'Rol |||| Roller',
    permission: 'Yetki |||| Yetkiler',
    menu_item: 'Menü öğesi |||| Menü öğeleri',
  },
  fields: {
    role: 'Rol',
    permissions: 'Yetkiler',
    menu_items: 'Menü öğeleri',
    title: 'Başlık',
    translate: 'Çeviri anahtarı',
    menu_id: 'Menü kodu',
    parent: 'Üst öğe',
    position: 'Sıra',
    type: 'Tür',
    icon: 'Simge',
    exact: 'Yalnızca tam bu adreste',
    auth: 'Kimlere görünür',
    badge: 'Rozet',
    badge_bg: 'Rozetin rengi',
    badge_fg: 'Yazısının rengi',
    roles: 'Seçilen roller',
    target: 'Açılacağı yer',
  },
  sections: {},
  choices: {
    group: 'Grup',
    collapse: 'Açılır grup',
    item: 'Öğe',
    link: 'Dış bağlantı',
    divider: 'Ayırıcı çizgi',
    admin: 'Yöneticiler',
    staff: 'Personel ve yöneticiler',
    user: 'Yöneticiler, personel ve kullanıcılar',
    chosen: 'Seçilen roller',
    only_guest: 'Rolü olmayanlar',
    same_tab: 'Aynı sekme',
    new_tab: 'Yeni sekme',
  },
} as const satisfies Words<typeof english>;
