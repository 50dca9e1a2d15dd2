/** The header of members. */
export const member = {
  shoppingList: 'Shopping list',
  shoppingListOf: {
    one: 'Shopping list, {count} item to buy',
    other: 'Shopping list, {count} items to buy',
  },
  favourites: 'Favourites',
  account: 'Account',
  editProfile: 'Edit Profile',
  settings: 'Settings',
  changePassword: 'Change Password',
  signOut: 'Sign out',
  update: 'There is a new version of Simmer',
  reload: 'Reload',
} as const
