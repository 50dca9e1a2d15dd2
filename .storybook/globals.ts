/** What the toolbars choose, and what a story may pin with `globals`. */
export interface WorkshopGlobals {
  /** `system` follows the browser, as the application does until the cook chooses. */
  theme: 'system' | 'light' | 'dark'
  language: 'en' | 'de'
  direction: 'ltr' | 'rtl'
  motion: 'system' | 'reduce'
}

/** Where each toolbar starts. */
export const INITIAL_GLOBALS: WorkshopGlobals = {
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

/** The toolbars themselves. */
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
