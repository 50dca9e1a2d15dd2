/** Address of the page without a screen: a service worker keeps it, and browsers fill it (decision 022). */
export const SHELL_PATH = '/shell'
