import { createContext, useContext } from 'react'

/** Closes the menu around an entry and returns the focus to its button. */
export const MenuContext = createContext<(() => void) | undefined>(undefined)

/**
 * Function that closes the menu around an entry.
 *
 * @throws outside of a `Menu`
 */
export function useCloseMenu(): () => void {
  const close = useContext(MenuContext)
  if (!close) throw new Error('Put MenuLink and MenuButton into a <Menu>.')
  return close
}
