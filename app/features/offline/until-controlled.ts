/** Resolves when a service worker controls the page; on the first visit that takes a while. */
export async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}
