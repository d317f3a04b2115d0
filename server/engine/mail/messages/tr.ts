import type { MailTexts } from './en.ts';

export const tr: MailTexts = {
  registration_received: {
    subject: 'Kaydınız',
    text: 'Kaydolduğunuz için teşekkür ederiz.\n\nHer kaydı bir yönetici inceler. Giriş yapabildiğinizde size yeniden yazacağız.\n\nBunu siz yapmadıysanız bu iletiyi dikkate almayın.',
  },
  already_registered: {
    subject: 'Zaten bir hesabınız var',
    text: 'Birisi bu e-posta adresiyle bir hesap istedi; bu adresin zaten bir hesabı var.\n\nGiriş yapın: %{login}\nParolanızı hatırlamıyorsanız yenisini belirleyin: %{forgot}\n\nBunu siz yapmadıysanız bu iletiyi dikkate almayın. Hiçbir şey değişmedi.',
  },
  registration_approved: {
    subject: 'Artık giriş yapabilirsiniz',
    text: 'Merhaba %{name},\n\nhesabınız hazır. Giriş yapın: %{login}',
  },
  password_reset: {
    subject: 'Yeni bir parola belirleyin',
    text: 'Birisi, büyük olasılıkla siz, yeni bir parola istedi. Bir saat içinde belirleyin:\n\n%{link}\n\nBunu siz yapmadıysanız bu iletiyi dikkate almayın. Parolanız olduğu gibi kalır.',
  },
  password_changed: {
    subject: 'Parolanız değişti',
    text: 'Parolanız az önce değiştirildi ve her yerde oturumunuz kapatıldı.\n\nBunu siz yapmadıysanız hemen yeni bir parola belirleyin ve bir yöneticiye haber verin: %{forgot}',
  },
  email_confirmation: {
    subject: 'Yeni e-posta adresinizi onaylayın',
    text: 'Birisi, büyük olasılıkla siz, bundan sonra bu adresle giriş yapmanızı istedi. Bir saat içinde onaylayın:\n\n%{link}\n\nSiz değilseniz bu e-postayı dikkate almayın. Hiçbir şey değişmez.',
  },
  email_requested: {
    subject: 'Yeni bir e-posta adresi istendi',
    text: 'Parolanızı bilen biri, bundan sonra %{email} ile giriş yapmanızı istedi. Oradan onaylandığı anda değişir.\n\nSiz değilseniz hemen yeni bir parola seçin, bu isteği sona erdirir, ve bir yöneticiye bildirin: %{forgot}',
  },
  email_changed: {
    subject: 'E-posta adresiniz değişti',
    text: 'Bundan sonra %{email} ile giriş yapıyorsunuz. Bu adres artık hesabınızı açmaz.\n\nBunu istemediyseniz bir yöneticiye bildirin.',
  },
  seats_offered: {
    subject: '%{departure}: koltuk teklif edildi',
    text: '%{departure} için koltuklar boşaldı ve %{until} gününe kadar en uzun bekleyenlere teklif edildi. Kendilerine sorun; rezervasyonu onaylayın ya da koltuğu bırakın:\n\n%{bookings}',
  },
  deadlines_near: {
    subject: 'Son gün: %{first}',
    text: 'Aşağıdakilerden siz sorumlusunuz; günü yaklaştı ya da geldi. Yapıldıysa sezonda işaretleyin ya da nedenini yazarak erteleyin:\n\n%{deadlines}',
  },
  ticket_silence: {
    subject: '[%{number}] Çözüldü mü?',
    text: 'Sizden haber alamazsak “%{subject}” (%{number}) konusunu iki gün içinde çözülmüş sayacağız. Çözülmediyse bu e-postayı yanıtlayın.',
  },
  departure_cancelled: {
    subject: '%{departure} iptal edildi',
    text: '%{day} tarihli %{departure} iptal edildi. Böylece şubenizin koltuk bekleyen ya da taslak olan, ödemesiz rezervasyonları sona erdi: %{bookings}. Bekleyenlere haber verin.\n\nNeden: %{reason}',
  },
};
