/** The values of the toolbars. A story may pin them with `globals`. */
export interface StoryGlobals {
  /** `system` follows the browser, as the application does without a choice. */
  theme: 'system' | 'light' | 'dark'
  language: 'en' | 'de'
  direction: 'ltr' | 'rtl'
  motion: 'system' | 'reduce'
}

/** The initial value of each toolbar. */
export const INITIAL_GLOBALS: StoryGlobals = {
  theme: 'system',
  language: 'en',
  direction: 'ltr',
  motion: 'system',
}

const toolbar = (
  title: string,
  icon: 'contrast' | 'globe' | 'transfer' | 'play',
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** The toolbars. */
export const GLOBAL_TYPES = {
  theme: toolbar('Theme', 'contrast', [
    { value: 'system', title: 'System theme' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  language: toolbar('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'de', title: 'Deutsch' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'system', title: 'System motion' },
    { value: 'reduce', title: 'Reduced motion' },
  ]),
}
