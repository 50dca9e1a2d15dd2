import type { Words } from '#app/lib/words/en.ts'

/** The header of members. */
export const member: Words['member'] = {
  shoppingList: 'Einkaufsliste',
  shoppingListOf: {
    one: 'Einkaufsliste, {count} Artikel offen',
    other: 'Einkaufsliste, {count} Artikel offen',
  },
  favourites: 'Favoriten',
  favouritesNew: 'Favoriten, es gibt Neues',
  myRecipes: 'Meine Rezepte',
  account: 'Konto',
  desk: 'Redaktion',
  host: 'Betrieb',
  editProfile: 'Profil bearbeiten',
  settings: 'Einstellungen',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  waiting: {
    one: '{count} Änderung deiner Einkaufsliste ist noch nicht gesendet',
    other: '{count} Änderungen deiner Einkaufsliste sind noch nicht gesendet',
  },
  waitingKept:
    'Sie bleiben auf diesem Gerät und werden gesendet, wenn du dich hier wieder anmeldest.',
  waitingLost: 'Sie gehen verloren, wenn du dich abmeldest.',
  unsent: {
    one: '{count} Text, den du hier geschrieben hast, ist noch nicht gesendet',
    other: '{count} Texte, die du hier geschrieben hast, sind noch nicht gesendet',
  },
  unsentFilms: {
    one: '{count} Film, den du hier machst, ist noch nicht gesendet',
    other: '{count} Filme, die du hier machst, sind noch nicht gesendet',
  },
  update: 'Es gibt eine neue Version von Simmer',
  reload: 'Neu laden',
}
