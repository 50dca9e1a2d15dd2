/** Resolves when a service worker answers what this page asks for: on the first visit after a while. */
export async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}
