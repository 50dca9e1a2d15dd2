import { createContext, useContext } from 'react'

/** Closes the menu an entry stands in and gives the focus back to its button. */
export const MenuContext = createContext<(() => void) | undefined>(undefined)

/**
 * What closes the menu around an entry.
 *
 * @throws when no `Menu` stands above
 */
export function useCloseMenu(): () => void {
  const close = useContext(MenuContext)
  if (!close) throw new Error('Put MenuLink and MenuButton into a <Menu>.')
  return close
}
