/** The header of members. */
export const member = {
  shoppingList: 'Shopping list',
  shoppingListOf: {
    one: 'Shopping list, {count} item to buy',
    other: 'Shopping list, {count} items to buy',
  },
  favourites: 'Favourites',
  favouritesNew: 'Favourites, something is new',
  myRecipes: 'My recipes',
  account: 'Account',
  /** For editors. */
  desk: 'Desk',
  /** For admins. */
  host: 'Host',
  editProfile: 'Edit Profile',
  settings: 'Settings',
  changePassword: 'Change Password',
  signOut: 'Sign out',
  waiting: {
    one: '{count} change of your shopping list has not been sent',
    other: '{count} changes of your shopping list have not been sent',
  },
  waitingKept: 'They stay on this device and are sent when you sign in here again.',
  waitingLost: 'They are lost when you sign out.',
  unsent: {
    one: '{count} text that you wrote here has not been sent',
    other: '{count} texts that you wrote here have not been sent',
  },
  unsentFilms: {
    one: '{count} film that you are making here has not been sent',
    other: '{count} films that you are making here have not been sent',
  },
  update: 'There is a new version of Simmer',
  reload: 'Reload',
} as const
