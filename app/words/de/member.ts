import type { Words } from '../en.ts'

/** The header of members. */
export const member: Words['member'] = {
  shoppingList: 'Einkaufsliste',
  favourites: 'Favoriten',
  account: 'Konto',
  editProfile: 'Profil bearbeiten',
  settings: 'Einstellungen',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  update: 'Es gibt eine neue Version von Simmer',
  reload: 'Neu laden',
}
