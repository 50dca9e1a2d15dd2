/** What leads from a phone to the app's store. */
export const appBanner = {
  dialog: {
    title: 'Cook with the {brand} app?',
    text: 'It plays one step, stops, and waits until your hands are free again.',
    accept: 'Get the app',
    decline: 'Stay here',
  },
  banner: {
    label: 'The app',
    title: 'Cook with both hands free',
    ios: 'Open the App Store',
    android: 'Open Google Play',
  },
} as const
