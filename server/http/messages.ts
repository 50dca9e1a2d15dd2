import { type ErrorCode, REQUEST_INVALID } from '#contract/errors.ts'
import { type LangId, type Language, languageOf } from '#contract/languages.ts'

type Message = (field: string | undefined) => string

const english: Record<ErrorCode, Message> = {
  RequestInvalid: () => REQUEST_INVALID,
  Unauthorized: () => 'Please sign in first.',
  NotFound: () => 'There is nothing here.',
  FieldRequired: (field) => (field ? `“${field}” is missing.` : 'A field is missing.'),
  FieldInvalid: (field) => (field ? `“${field}” is not valid.` : 'A field is not valid.'),
  TextTooLong: () => 'The text is too long.',
  TooHardToRead: () =>
    'Simmer cannot read this recipe, because one of its lines or steps takes too long. Please write it in a shorter or simpler way.',
  EmailInvalid: () => 'Please enter a valid e-mail address.',
  EmailTaken: () => 'There is already an account with this e-mail address.',
  EmailReadOnly: () => 'The e-mail address cannot be changed.',
  UsernameTaken: () => 'This username is already taken.',
  PasswordRequired: () => 'Please enter a password.',
  PasswordStolen: () =>
    'This password is in a public list of stolen passwords. Please take another one.',
  PasswordWrong: (field) =>
    field ? 'The e-mail address or the password is wrong.' : 'The password is wrong.',
  PasswordNotSet: () =>
    'This account has no password, because it signs in another way. Use “Forgot password” to set one.',
  PasswordsOff: () =>
    'Nobody signs in with a password here. Please use one of the other ways on the sign-in page.',
  ProviderUnsupported: () => 'This way of signing in is not offered.',
  ProviderFailed: () => 'Signing in did not work. Please try again later.',
  ProviderTaken: () =>
    'This identity belongs to another account here. Sign in with it, and unlink it there first.',
  PasskeyFailed: () => 'This passkey did not work. Please try again, or sign in another way.',
  LastWayIn: () =>
    'This is the last way into your account. Please add another one before you remove it.',
  AccountDisabled: () => 'This account has been disabled.',
  TokenInvalid: () => 'This link has expired or has already been used. Please request a new one.',
  RatingInvalid: () => 'Please choose one to five stars.',
  PersonsInvalid: () => 'Please choose 1 to 999 people.',
  ChangedMeanwhile: () =>
    'This was changed elsewhere meanwhile. Nothing is lost: please look at both versions.',
  NoteExists: () => 'This node exist in your list..!',
  LimitReached: () => 'That is more than one account can hold.',
  ListGone: () => 'You no longer see this list.',
  HouseholdExists: () =>
    'You already belong to a household. You can belong to one at a time, so leave that one first.',
  HouseholdFull: () => 'This household is full. Somebody has to leave before another can join.',
  InvitationInvalid: () => 'This invitation does not work, or no longer. Please ask for a new one.',
  InvitationNeeded: () =>
    'Whoever is new here needs an invitation. Ask somebody who cooks here already.',
  RegistrationClosed: () => 'Nobody new can register at the moment.',
  WordsWrong: () =>
    'These are not the four words. After five tries, or an hour, there are new ones in the output of the server.',
  KeeperOnly: () => 'Only the person who looks after the household can do that.',
  KeeperNeeded: () => 'Please choose who looks after the household when you have left.',
  Suspended: () => 'Your account is on hold: you can use it, but do nothing that others see.',
  NotForKeys: () => 'This key may not do that.',
  OwnDecision: () => 'You cannot decide about yourself. Somebody else at the desk has to.',
  OwnCase: () =>
    'You wrote or reported this, or decided about it before. Somebody else at the desk has to decide.',
  ObjectionClosed: () => 'You can object once, and only to what the desk has decided.',
  AdminOnly: () => 'Only an admin can do that.',
  AlreadyDecided: () => 'Somebody else has decided about this meanwhile.',
  AlreadyAuthor: () => 'You are an author already.',
  ApplicationOpen: () =>
    'You have already asked. Please wait for the answer, or withdraw it first.',
  AppOutdated: () => 'There is a new version of Simmer. Please reload the page.',
  FileTypeUnsupported: () => 'This type of file is not supported.',
  FileTooLarge: () => 'That is too large.',
  PictureTooSmall: () =>
    'That picture is too small: on a large screen it would be blurred. The one before stays.',
  FilmRefused: () => 'This film cannot be taken.',
  PreviewInvalid: () => 'This code does not work, or no longer. The studio shows a new one.',
  StorageFull: () =>
    'There is no room for more films and files at the moment. Nothing that is here is lost. Please try again later.',
  TooManyRequests: () => 'That was a little too fast. Please try again in a minute.',
  Unavailable: () => 'Simmer is not available right now. Please try again in a moment.',
  ReadOnly: () =>
    'Nothing can be changed at the moment, but everything can be read. Please try again later.',
  ServerError: () => 'Something went wrong. Please try again later.',
}

const german: Record<ErrorCode, Message> = {
  RequestInvalid: () => REQUEST_INVALID,
  Unauthorized: () => 'Bitte melde dich zuerst an.',
  NotFound: () => 'Hier gibt es nichts.',
  FieldRequired: (field) => (field ? `„${field}“ fehlt.` : 'Ein Feld fehlt.'),
  FieldInvalid: (field) => (field ? `„${field}“ ist ungültig.` : 'Ein Feld ist ungültig.'),
  TextTooLong: () => 'Der Text ist zu lang.',
  TooHardToRead: () =>
    'Simmer kann dieses Rezept nicht lesen, weil eine Zeile oder ein Schritt darin zu lange dauert. Bitte schreib es kürzer oder einfacher.',
  EmailInvalid: () => 'Bitte gib eine gültige E-Mail-Adresse ein.',
  EmailTaken: () => 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  EmailReadOnly: () => 'Die E-Mail-Adresse lässt sich nicht ändern.',
  UsernameTaken: () => 'Dieser Benutzername ist schon vergeben.',
  PasswordRequired: () => 'Bitte gib ein Passwort ein.',
  PasswordStolen: () =>
    'Dieses Passwort steht in einer öffentlichen Liste gestohlener Passwörter. Bitte nimm ein anderes.',
  PasswordWrong: (field) =>
    field ? 'Die E-Mail-Adresse oder das Passwort ist falsch.' : 'Das Passwort ist falsch.',
  PasswordNotSet: () =>
    'Dieses Konto hat kein Passwort, weil du dich damit auf anderem Weg anmeldest. Über „Passwort vergessen“ legst du eines fest.',
  PasswordsOff: () =>
    'Hier meldet sich niemand mit einem Passwort an. Bitte nimm einen anderen Weg auf der Anmeldeseite.',
  ProviderUnsupported: () => 'Diese Anmeldung wird nicht angeboten.',
  ProviderFailed: () => 'Die Anmeldung hat nicht geklappt. Bitte versuch es später noch einmal.',
  ProviderTaken: () =>
    'Damit meldet sich schon ein anderes Konto an. Melde dich dort an und löse die Verbindung zuerst.',
  PasskeyFailed: () =>
    'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal, oder melde dich anders an.',
  LastWayIn: () =>
    'Das ist der letzte Weg in dein Konto. Bitte füge einen anderen hinzu, bevor du ihn entfernst.',
  AccountDisabled: () => 'Dieses Konto ist gesperrt.',
  TokenInvalid: () =>
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  RatingInvalid: () => 'Bitte wähle einen bis fünf Sterne.',
  PersonsInvalid: () => 'Bitte wähle 1 bis 999 Personen.',
  ChangedMeanwhile: () =>
    'Das wurde inzwischen woanders geändert. Nichts ist verloren: Bitte sieh dir beide Fassungen an.',
  NoteExists: () => 'Diese Notiz steht schon auf deiner Liste.',
  LimitReached: () => 'Das ist mehr, als in ein Konto passt.',
  ListGone: () => 'Du siehst diese Liste nicht mehr.',
  HouseholdExists: () =>
    'Du gehörst schon zu einem Haushalt. Es geht nur einer zugleich, verlass also erst den anderen.',
  HouseholdFull: () => 'Dieser Haushalt ist voll. Erst muss jemand gehen, bevor jemand dazukommt.',
  InvitationInvalid: () =>
    'Diese Einladung gilt nicht oder nicht mehr. Bitte lass dir eine neue geben.',
  InvitationNeeded: () =>
    'Wer hier neu ist, braucht eine Einladung. Frag jemanden, der hier schon kocht.',
  RegistrationClosed: () => 'Zurzeit kann sich niemand neu registrieren.',
  WordsWrong: () =>
    'Das sind nicht die vier Wörter. Nach fünf Versuchen oder einer Stunde stehen neue in der Ausgabe des Servers.',
  KeeperOnly: () => 'Das kann nur, wer sich um den Haushalt kümmert.',
  KeeperNeeded: () => 'Bitte wähle, wer sich um den Haushalt kümmert, wenn du gegangen bist.',
  Suspended: () => 'Dein Konto ruht: Du kannst es nutzen, aber nichts tun, was andere sehen.',
  NotForKeys: () => 'Das darf dieser Schlüssel nicht.',
  OwnDecision: () =>
    'Über dich selbst kannst du nicht entscheiden. Das macht jemand anderes aus der Redaktion.',
  OwnCase: () =>
    'Das hast du geschrieben, gemeldet oder schon entschieden. Darüber entscheidet jemand anderes aus der Redaktion.',
  ObjectionClosed: () =>
    'Du kannst einmal widersprechen, und nur dem, was die Redaktion entschieden hat.',
  AdminOnly: () => 'Das kann nur, wer die Rechte verwaltet.',
  AlreadyDecided: () => 'Darüber hat inzwischen jemand anderes entschieden.',
  AlreadyAuthor: () => 'Du veröffentlichst schon.',
  ApplicationOpen: () =>
    'Du hast schon angefragt. Bitte warte auf die Antwort oder zieh die Anfrage erst zurück.',
  AppOutdated: () => 'Es gibt eine neue Version von Simmer. Bitte lade die Seite neu.',
  FileTypeUnsupported: () => 'Diese Art von Datei wird nicht unterstützt.',
  FileTooLarge: () => 'Das ist zu groß.',
  PictureTooSmall: () =>
    'Das Bild ist zu klein: Auf einem großen Bildschirm wäre es unscharf. Das bisherige bleibt.',
  FilmRefused: () => 'Dieser Film kann nicht angenommen werden.',
  PreviewInvalid: () => 'Dieser Code gilt nicht oder nicht mehr. Im Studio gibt es einen neuen.',
  StorageFull: () =>
    'Für weitere Filme und Dateien ist gerade kein Platz. Nichts, was hier ist, geht verloren. Bitte versuch es später noch einmal.',
  TooManyRequests: () => 'Das ging etwas zu schnell. Bitte versuch es in einer Minute noch einmal.',
  Unavailable: () => 'Simmer ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
  ReadOnly: () =>
    'Gerade lässt sich nichts ändern, aber alles lesen. Bitte versuch es später noch einmal.',
  ServerError: () => 'Da ist etwas schiefgegangen. Bitte versuch es später noch einmal.',
}

const MESSAGES: Record<Language, Record<ErrorCode, Message>> = { en: english, de: german }

/** The message of an error code. `field` is the wire name of the field it is about. */
export function messageOf(code: ErrorCode, langId: LangId, field?: string): string {
  return MESSAGES[languageOf(langId)][code](field)
}
