// Words of the app's own screens and notices; they must be there even when the event's texts are not.

const en = {
  notFound: 'This page does not exist',
  notFoundHint: 'The address may be mistyped, or the page was taken down.',
  home: 'Go to the home page',
  offline: 'No connection',
  offlineHint: 'The event could not be loaded. Check your connection and try again.',
  awayHint: 'This page could not be loaded yet. It appears by itself as soon as the connection is back.',
  error: 'Something went wrong',
  errorHint: 'The page could not be loaded. Try again in a moment.',
  retry: 'Try again',
  pageFailed: 'This page could not be shown',
  pageFailedHint: 'Something in it cannot be read right now. The rest of this site works.',
  fromCopy: 'You see the last version this device had: the current one could not be loaded.',
  notice: 'Notice',
  maintenance: 'We’ll be back soon!',
  maintenanceHint: 'Maintenance is in progress. The site will be back shortly.',
  skip: 'Skip to content',
};

/** Words by language. */
const words: Readonly<Record<string, typeof en>> = {
  en,
  de: {
    notFound: 'Diese Seite gibt es nicht',
    notFoundHint: 'Vielleicht ist die Adresse vertippt, oder die Seite wurde entfernt.',
    home: 'Zur Startseite',
    offline: 'Keine Verbindung',
    offlineHint: 'Die Veranstaltung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    awayHint: 'Diese Seite konnte noch nicht geladen werden. Sie erscheint von selbst, sobald die Verbindung wieder steht.',
    error: 'Etwas ist schiefgegangen',
    errorHint: 'Die Seite konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
    pageFailed: 'Diese Seite konnte nicht angezeigt werden',
    pageFailedHint: 'Etwas darin ist gerade nicht lesbar. Der MaintenanceMode dieser Website funktioniert.',
    fromCopy: 'Sie sehen die letzte Fassung auf diesem Gerät: die aktuelle konnte nicht geladen werden.',
    notice: 'Hinweis',
    maintenance: 'Wir sind gleich wieder da!',
    maintenanceHint: 'Die Seite wird gerade gewartet und ist in Kürze wieder erreichbar.',
    skip: 'Zum Inhalt springen',
  },
  fr: {
    notFound: 'Cette page n’existe pas',
    notFoundHint: 'L’adresse est peut-être mal saisie, ou la page a été retirée.',
    home: 'Retour à l’accueil',
    offline: 'Pas de connexion',
    offlineHint: 'L’événement n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    awayHint: 'Cette page n’a pas encore pu être chargée. Elle s’affichera d’elle-même dès que la connexion sera rétablie.',
    error: 'Un problème est survenu',
    errorHint: 'La page n’a pas pu être chargée. Réessayez dans un instant.',
    retry: 'Réessayer',
    pageFailed: 'Cette page n’a pas pu être affichée',
    pageFailedHint: 'Un élément est illisible pour le moment. Le reste du site fonctionne.',
    fromCopy: 'Vous voyez la dernière version présente sur cet appareil : la version actuelle n’a pas pu être chargée.',
    notice: 'Information',
    maintenance: 'Nous revenons bientôt !',
    maintenanceHint: 'Une maintenance est en cours. Le site sera de retour sous peu.',
    skip: 'Aller au contenu',
  },
  tr: {
    notFound: 'Böyle bir sayfa yok',
    notFoundHint: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
    home: 'Ana sayfaya dön',
    offline: 'Bağlantı yok',
    offlineHint: 'Etkinlik yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.',
    awayHint: 'Bu sayfa henüz yüklenemedi. Bağlantı geri geldiğinde kendiliğinden görünecek.',
    error: 'Bir sorun oluştu',
    errorHint: 'Sayfa yüklenemedi. Birazdan yeniden deneyin.',
    retry: 'Yeniden dene',
    pageFailed: 'Bu sayfa gösterilemedi',
    pageFailedHint: 'İçindeki bir şey şu anda okunamıyor. Sitenin geri kalanı çalışıyor.',
    fromCopy: 'Bu cihazdaki son sürümü görüyorsunuz: güncel sürüm yüklenemedi.',
    notice: 'Not',
    maintenance: 'Birazdan geri döneceğiz!',
    maintenanceHint: 'Bakım çalışması sürüyor. Site kısa süre içinde yeniden açılacak.',
    skip: 'İçeriğe geç',
  },
};

/** The words in a language (`xx` or `xx-XX`), else in English. */
export const wordsOf = (language: string): typeof en => {
  const known = language.slice(0, 2).toLowerCase();
  return Object.hasOwn(words, known) ? words[known]! : en;
};
