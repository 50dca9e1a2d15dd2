import { listText, parseList } from './stored-list.ts'
import type { StoredText } from './stored-text.ts'

/** Something that a member wrote, before the server has it. */
export interface WaitingItem {
  /** Username of its writer: other members of this device neither see nor send it. */
  member: string
  /** Sent along, so that it is stored once however often it is sent. */
  key: string
}

/** What waits on this device until it can be sent, the oldest first. */
export interface WaitingList<Item extends WaitingItem> {
  /** What waits of a member, now and after each change in any tab. */
  use: (member: string | undefined) => Item[]
  /** Everything that waits, of all members. Browser only. */
  read: () => Item[]
  /**
   * Adds an item in place of one with its key. Returns false when it cannot be stored; the list then
   * has neither.
   */
  add: (item: Item) => boolean
  /** Removes an item that was sent or discarded. */
  remove: (key: string) => void
}

/** A list of what waits, in a stored text. */
export function createWaitingList<Item extends WaitingItem>(stored: StoredText): WaitingList<Item> {
  const read = () => parseList<Item>(stored.latest())
  const without = (key: string) => read().filter((item) => item.key !== key)
  return {
    use: (member) => parseList<Item>(stored.use()).filter((item) => item.member === member),
    read,
    add: (item) => {
      const others = without(item.key)
      if (stored.write(listText([...others, item]))) return true
      stored.write(listText(others))
      return false
    },
    remove: (key) => void stored.write(listText(without(key))),
  }
}
