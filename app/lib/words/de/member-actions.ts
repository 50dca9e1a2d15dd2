import type { Words } from '#app/lib/words/en.ts'

/** What members do with recipes, cookbooks, authors and comments, and the way there for visitors. */
export const memberActions: Words['memberActions'] = {
  subscribed: 'Abonniert',
  unsubscribed: 'Nicht mehr abonniert',
  unsubscribe: 'Nicht mehr abonnieren',
  favourite: 'Zu deinen Favoriten hinzugefügt',
  cookbookToo: 'Auch in ein Kochbuch?',
  plan: 'Einplanen: {name}',
  undo: 'Rückgängig',
  yourRating: 'Deine Bewertung',
  rateTitle: 'Wie war {name}?',
  yourComment: 'Wie ist es geworden?',
  submit: 'Absenden',
  chooseStars: 'Bitte wähle einen bis fünf Sterne.',
  thanks: 'Danke für deine Bewertung',
  post: 'Kommentar senden',
  posting: 'Dein Kommentar wird gesendet',
  posted: 'Dein Kommentar ist veröffentlicht',
  enterPosts: 'Mit Enter senden',
  sought: 'Der Kommentar, zu dem du wolltest',
  soughtGone: 'Der Kommentar, zu dem du wolltest, ist nicht mehr da.',
  soughtFailed: 'Der Kommentar, zu dem du wolltest, konnte nicht geladen werden',
  soughtFailedText: 'Vielleicht ist er noch da. Prüfe deine Verbindung und versuch es noch einmal.',
  tooLong: {
    one: '{count} Zeichen zu lang',
    other: '{count} Zeichen zu lang',
  },
  likeCount: 'Gefällt mir: {count}',
  dislikeCount: 'Gefällt mir nicht: {count}',
  login: {
    title: 'Melde dich an, um mitzumachen',
    text: 'Zum Bewerten, Abonnieren und Kommentieren und für die Einkaufsliste brauchst du ein Konto. Es ist kostenlos.',
  },
  more: {
    menu: 'Mehr zum Kommentar von {name}',
    noName: 'Mehr zu diesem Kommentar',
    report: 'Melden',
    picture: 'Bild melden',
    block: '{name} blockieren',
  },
  failed: {
    favourite: 'Nicht gespeichert: „{name}“',
    rating: 'Deine Bewertung wurde nicht gespeichert',
    comment: 'Dein Kommentar wurde nicht gesendet',
    choice: 'Deine Wahl wurde nicht gespeichert',
    subscription: 'Dein Abo wurde nicht gespeichert',
    offline: 'Es gibt keine Verbindung. Versuch es noch einmal, wenn du wieder online bist.',
    text: 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },
}

export { numbers } from './numbers.ts'
