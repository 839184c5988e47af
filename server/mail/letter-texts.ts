// The words of letters in six languages. `{event}` is the name of the event; the link stands on a line of its own between `lead` and `rest`.

/** Letters: confirm an address, an address that has an account already, reset a password, a password that was changed, an invitation. */
export type LetterKind = 'confirm' | 'exists' | 'reset' | 'changed' | 'invitation';

type LetterText = { subject: string; lead: string; rest: string };
type LetterTexts = Readonly<Record<LetterKind, LetterText>> & { hello: string };

/** By language, `xx-XX`. */
export const letterTexts: Readonly<Record<string, LetterTexts>> = {
  'en-GB': {
    hello: 'Hello',
    confirm: {
      subject: '{event}: please confirm your address',
      lead: 'Somebody, probably you, has asked for an account for {event} with this address. Please confirm that the address is yours:',
      rest: 'The link works once, for 24 hours. If it was not you, do nothing: without the link nobody can use the account.',
    },
    exists: {
      subject: '{event}: you already have an account',
      lead: 'Somebody, probably you, wanted to create an account for {event} with this address. You already have one, and it is unchanged. Sign in here:',
      rest: 'If you do not know your password any more, choose “Forgot password” there. If it was not you, you need not do anything.',
    },
    reset: {
      subject: '{event}: a new password',
      lead: 'Here you can set a new password for {event}:',
      rest: 'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
    },
    changed: {
      subject: '{event}: your password was changed',
      lead: 'The password of your account for {event} was changed just now, and you were signed out on all devices.',
      rest: 'If it was not you, set a new password at once by “Forgot password”, and tell the organiser.',
    },
    invitation: {
      subject: '{event}: your account is ready',
      lead: 'The organiser has made an account for {event} for you. Choose your password here:',
      rest: 'The link works once, for 30 days.',
    },
  },
  'de-DE': {
    hello: 'Guten Tag',
    confirm: {
      subject: '{event}: Bitte bestätigen Sie Ihre Adresse',
      lead: 'Jemand, vermutlich Sie, möchte mit dieser Adresse ein Konto für {event}. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:',
      rest: 'Der Link gilt einmal und 24 Stunden lang. Waren Sie es nicht, so brauchen Sie nichts zu tun: Ohne den Link kann niemand das Konto benutzen.',
    },
    exists: {
      subject: '{event}: Sie haben bereits ein Konto',
      lead: 'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto für {event} anlegen. Sie haben bereits eines; es ist unverändert. Hier melden Sie sich an:',
      rest: 'Wissen Sie Ihr Passwort nicht mehr, so wählen Sie dort „Passwort vergessen“. Waren Sie es nicht, so brauchen Sie nichts zu tun.',
    },
    reset: {
      subject: '{event}: ein neues Passwort',
      lead: 'Hier können Sie ein neues Passwort für {event} festlegen:',
      rest: 'Der Link gilt einmal und eine Stunde lang. Haben Sie nicht darum gebeten, so brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    changed: {
      subject: '{event}: Ihr Passwort wurde geändert',
      lead: 'Das Passwort Ihres Kontos für {event} wurde soeben geändert, und Sie wurden auf allen Geräten abgemeldet.',
      rest: 'Waren Sie es nicht, so legen Sie über „Passwort vergessen“ sofort ein neues fest und sagen Sie dem Veranstalter Bescheid.',
    },
    invitation: {
      subject: '{event}: Ihr Konto steht bereit',
      lead: 'Der Veranstalter hat für Sie ein Konto für {event} angelegt. Hier wählen Sie Ihr Passwort:',
      rest: 'Der Link gilt einmal und 30 Tage lang.',
    },
  },
  'fr-FR': {
    hello: 'Bonjour',
    confirm: {
      subject: '{event} : confirmez votre adresse',
      lead: 'Une personne, sans doute vous, a demandé un compte pour {event} avec cette adresse. Confirmez qu’elle est bien la vôtre :',
      rest: 'Le lien fonctionne une seule fois, pendant 24 heures. Si ce n’était pas vous, ne faites rien : sans ce lien, personne ne peut utiliser le compte.',
    },
    exists: {
      subject: '{event} : vous avez déjà un compte',
      lead: 'Une personne, sans doute vous, a voulu créer un compte pour {event} avec cette adresse. Vous en avez déjà un, et il n’a pas changé. Connectez-vous ici :',
      rest: 'Si vous ne connaissez plus votre mot de passe, choisissez-y « Mot de passe oublié ». Si ce n’était pas vous, vous n’avez rien à faire.',
    },
    reset: {
      subject: '{event} : un nouveau mot de passe',
      lead: 'Vous pouvez définir ici un nouveau mot de passe pour {event} :',
      rest: 'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    },
    changed: {
      subject: '{event} : votre mot de passe a été modifié',
      lead: 'Le mot de passe de votre compte pour {event} vient d’être modifié, et vous avez été déconnecté de tous les appareils.',
      rest: 'Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe par « Mot de passe oublié » et prévenez l’organisateur.',
    },
    invitation: {
      subject: '{event} : votre compte est prêt',
      lead: 'L’organisateur a créé pour vous un compte pour {event}. Choisissez ici votre mot de passe :',
      rest: 'Le lien fonctionne une seule fois, pendant 30 jours.',
    },
  },
  'tr-TR': {
    hello: 'Merhaba',
    confirm: {
      subject: '{event}: lütfen adresinizi onaylayın',
      lead: 'Birisi, büyük olasılıkla siz, {event} için bu adresle bir hesap istedi. Lütfen adresin size ait olduğunu onaylayın:',
      rest: 'Bağlantı bir kez ve 24 saat boyunca çalışır. Bu siz değilseniz hiçbir şey yapmanız gerekmez: bağlantı olmadan hesabı kimse kullanamaz.',
    },
    exists: {
      subject: '{event}: zaten bir hesabınız var',
      lead: 'Birisi, büyük olasılıkla siz, {event} için bu adresle bir hesap açmak istedi. Zaten bir hesabınız var ve değişmedi. Buradan giriş yapın:',
      rest: 'Parolanızı hatırlamıyorsanız orada “Parolamı unuttum” seçeneğini kullanın. Bu siz değilseniz hiçbir şey yapmanız gerekmez.',
    },
    reset: {
      subject: '{event}: yeni parola',
      lead: '{event} için yeni parolanızı burada belirleyebilirsiniz:',
      rest: 'Bağlantı bir kez ve bir saat boyunca çalışır. Bunu siz istemediyseniz hiçbir şey yapmayın: parolanız aynı kalır.',
    },
    changed: {
      subject: '{event}: parolanız değiştirildi',
      lead: '{event} hesabınızın parolası az önce değiştirildi ve tüm cihazlardaki oturumlarınız kapatıldı.',
      rest: 'Bu siz değilseniz “Parolamı unuttum” ile hemen yeni bir parola belirleyin ve düzenleyiciye haber verin.',
    },
    invitation: {
      subject: '{event}: hesabınız hazır',
      lead: 'Düzenleyici sizin için bir {event} hesabı açtı. Parolanızı burada seçin:',
      rest: 'Bağlantı bir kez ve 30 gün boyunca çalışır.',
    },
  },
  'it-IT': {
    hello: 'Buongiorno',
    confirm: {
      subject: '{event}: confermi il suo indirizzo',
      lead: 'Qualcuno, probabilmente lei, ha chiesto un account per {event} con questo indirizzo. Confermi che l’indirizzo è suo:',
      rest: 'Il link funziona una sola volta, per 24 ore. Se non è stato lei, non faccia nulla: senza il link nessuno può usare l’account.',
    },
    exists: {
      subject: '{event}: ha già un account',
      lead: 'Qualcuno, probabilmente lei, ha provato a creare un account per {event} con questo indirizzo. Ne ha già uno, ed è invariato. Acceda qui:',
      rest: 'Se non ricorda la password, scelga lì «Password dimenticata». Se non è stato lei, non deve fare nulla.',
    },
    reset: {
      subject: '{event}: una nuova password',
      lead: 'Qui può impostare una nuova password per {event}:',
      rest: 'Il link funziona una sola volta, per un’ora. Se non l’ha chiesto lei, non faccia nulla: la sua password resta la stessa.',
    },
    changed: {
      subject: '{event}: la sua password è stata cambiata',
      lead: 'La password del suo account per {event} è stata appena cambiata ed è stato disconnesso da tutti i dispositivi.',
      rest: 'Se non è stato lei, imposti subito una nuova password con «Password dimenticata» e avvisi l’organizzatore.',
    },
    invitation: {
      subject: '{event}: il suo account è pronto',
      lead: 'L’organizzatore ha creato per lei un account per {event}. Scelga qui la sua password:',
      rest: 'Il link funziona una sola volta, per 30 giorni.',
    },
  },
  'es-ES': {
    hello: 'Hola',
    confirm: {
      subject: '{event}: confirme su dirección',
      lead: 'Alguien, probablemente usted, ha pedido una cuenta para {event} con esta dirección. Confirme que la dirección es suya:',
      rest: 'El enlace funciona una sola vez, durante 24 horas. Si no ha sido usted, no haga nada: sin el enlace nadie puede usar la cuenta.',
    },
    exists: {
      subject: '{event}: ya tiene una cuenta',
      lead: 'Alguien, probablemente usted, quería crear una cuenta para {event} con esta dirección. Ya tiene una, y no ha cambiado. Inicie sesión aquí:',
      rest: 'Si no recuerda su contraseña, elija allí «Contraseña olvidada». Si no ha sido usted, no tiene que hacer nada.',
    },
    reset: {
      subject: '{event}: una contraseña nueva',
      lead: 'Aquí puede establecer una contraseña nueva para {event}:',
      rest: 'El enlace funciona una sola vez, durante una hora. Si no lo ha pedido, no haga nada: su contraseña sigue siendo la misma.',
    },
    changed: {
      subject: '{event}: se ha cambiado su contraseña',
      lead: 'La contraseña de su cuenta para {event} se acaba de cambiar y se ha cerrado su sesión en todos los dispositivos.',
      rest: 'Si no ha sido usted, establezca enseguida una contraseña nueva con «Contraseña olvidada» y avise al organizador.',
    },
    invitation: {
      subject: '{event}: su cuenta está lista',
      lead: 'El organizador ha creado para usted una cuenta para {event}. Elija aquí su contraseña:',
      rest: 'El enlace funciona una sola vez, durante 30 días.',
    },
  },
};
