import type { Words } from '#app/lib/words/en.ts'

/** What members do with recipes, cookbooks, authors and comments, and the way there for visitors. */
export const memberActions: Words['memberActions'] = {
  subscribed: 'Abonniert',
  unsubscribed: 'Nicht mehr abonniert',
  unsubscribe: 'Nicht mehr abonnieren',
  favourite: 'Zu deinen Favoriten hinzugefügt',
  undo: 'Rückgängig',
  yourRating: 'Deine Bewertung',
  rateTitle: 'Wie war {name}?',
  yourComment: 'Wie ist es geworden?',
  submit: 'Absenden',
  chooseStars: 'Bitte wähle einen bis fünf Sterne.',
  thanks: 'Danke für deine Bewertung',
  post: 'Kommentar posten',
  posting: 'Dein Kommentar wird gepostet',
  posted: 'Dein Kommentar ist da',
  enterPosts: 'Enter postet deinen Kommentar',
  tooLong: {
    one: '{count} Zeichen zu lang',
    other: '{count} Zeichen zu lang',
  },
  likeCount: 'Gefällt mir: {count}',
  dislikeCount: 'Gefällt mir nicht: {count}',
  login: {
    title: 'Melde dich an, um mitzumachen',
    text: 'Bewerten, Abonnieren, Kommentieren und die Einkaufsliste brauchen ein Konto. Es ist kostenlos.',
  },
  failed: {
    favourite: 'Nicht gespeichert: „{name}“',
    rating: 'Deine Bewertung wurde nicht gespeichert',
    comment: 'Dein Kommentar wurde nicht gepostet',
    choice: 'Deine Wahl wurde nicht gespeichert',
    subscription: 'Das wurde nicht gespeichert',
    offline: 'Es gibt keine Verbindung. Versuch es noch einmal, wenn du wieder online bist.',
    text: 'Bei uns ist etwas kaputtgegangen. Versuch es gleich noch einmal.',
  },
}
