// The words of the page without a connection, in every language of the platform: a worker loads no texts.

type Words = { title: string; sentence: string; retry: string; kept: string };

const words: Readonly<Record<string, Words>> = {
  'en-GB': {
    title: 'You are offline',
    sentence: 'This page has not been opened on this device before, so there is no copy of it.',
    retry: 'Try again',
    kept: 'These pages open without a connection',
  },
  'de-DE': {
    title: 'Sie sind offline',
    sentence: 'Diese Seite wurde auf diesem Gerät noch nicht geöffnet, darum gibt es keine Kopie von ihr.',
    retry: 'Erneut versuchen',
    kept: 'Diese Seiten öffnen sich ohne Verbindung',
  },
  'fr-FR': {
    title: 'Vous êtes hors ligne',
    sentence: 'Cette page n’a pas encore été ouverte sur cet appareil ; il n’en existe donc pas de copie.',
    retry: 'Réessayer',
    kept: 'Ces pages s’ouvrent sans connexion',
  },
  'it-IT': {
    title: 'Sei offline',
    sentence: 'Questa pagina non è mai stata aperta su questo dispositivo, quindi non ne esiste una copia.',
    retry: 'Riprova',
    kept: 'Queste pagine si aprono senza connessione',
  },
  'es-ES': {
    title: 'Sin conexión',
    sentence: 'Esta página no se ha abierto antes en este dispositivo, por lo que no hay copia de ella.',
    retry: 'Intentar de nuevo',
    kept: 'Estas páginas se abren sin conexión',
  },
  'zh-CN': {
    title: '您已离线',
    sentence: '此页面尚未在此设备上打开过，因此没有副本。',
    retry: '重试',
    kept: '以下页面无需网络即可打开',
  },
  'tr-TR': {
    title: 'Çevrimdışısınız',
    sentence: 'Bu sayfa bu cihazda daha önce açılmadı; bu nedenle bir kopyası yok.',
    retry: 'Yeniden dene',
    kept: 'Bu sayfalar bağlantı olmadan açılır',
  },
  'ar-EG': {
    title: 'أنت غير متصل',
    sentence: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل، لذلك لا توجد نسخة منها.',
    retry: 'حاول مرة أخرى',
    kept: 'تُفتح هذه الصفحات من دون اتصال',
  },
};

/** The words and the language they are in: that of the page, else one of the same name, else English. */
export function offlineWords(language: string): [language: string, words: Words] {
  const used =
    [language, ...Object.keys(words).filter((one) => one.split('-')[0] === language.split('-')[0])].find((one) => words[one]) ?? 'en-GB';
  return [used, words[used]!];
}
