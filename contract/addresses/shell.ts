/**
 * Path of the page without a screen, which the service worker caches and the browser renders
 * (decision 021).
 */
export const SHELL_PATH = '/shell'
