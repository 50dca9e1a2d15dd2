type Handler = (...args: unknown[]) => void

/**
 * Props of an element with handlers of its own, which a guest may also set: both handlers run, that
 * of the guest first. Every other prop of the guest replaces the own one. Spread the result; a
 * handler beside a spread would replace the guest's, or be replaced by it.
 *
 * @param guest what is left of the props of a component
 * @param own handlers of the component, and its defaults
 */
export function composeProps<Guest extends object>(
  guest: Guest,
  own: NoInfer<Partial<Guest>>,
): Guest {
  const composed = { ...own, ...guest } as Record<string, unknown>
  const theirs = guest as Record<string, unknown>
  for (const [name, handler] of Object.entries(own)) {
    if (!/^on[A-Z]/.test(name)) continue
    const theirHandler = theirs[name]
    composed[name] = (...args: unknown[]) => {
      if (typeof theirHandler === 'function') (theirHandler as Handler)(...args)
      ;(handler as Handler)(...args)
    }
  }
  return composed as Guest
}
