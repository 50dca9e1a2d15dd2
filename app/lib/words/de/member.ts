import type { Words } from '#app/lib/words/en.ts'

/** The header of members. */
export const member: Words['member'] = {
  shoppingList: 'Einkaufsliste',
  shoppingListOf: {
    one: 'Einkaufsliste, {count} Artikel offen',
    other: 'Einkaufsliste, {count} Artikel offen',
  },
  favourites: 'Favoriten',
  account: 'Konto',
  editProfile: 'Profil bearbeiten',
  settings: 'Einstellungen',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  update: 'Es gibt eine neue Version von Simmer',
  reload: 'Neu laden',
}
