/** Removes what a story wrote without a connection: stories share a page, and the next one would show it. */
export function removeWaiting(): void {
  for (const key of Object.keys(localStorage).filter((name) =>
    /^simmer\..+\.waiting$/.test(name),
  )) {
    localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  }
}
