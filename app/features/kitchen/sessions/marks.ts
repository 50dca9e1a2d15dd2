import { isLive, type KitchenSession, type Mark } from './session.ts'

const MARKS: readonly Mark[] = [1, 2, 3, 4]

/** The mark of a session that begins: one that no live session has, if there are enough. */
export function freeMark(sessions: readonly KitchenSession[]): Mark {
  const live = sessions.filter(isLive)
  const isFree = (mark: Mark) => !live.some((session) => session.mark === mark)
  return MARKS.find(isFree) ?? MARKS[live.length % MARKS.length] ?? 1
}

/** Sessions of several devices, of which no two that are live have the same mark if there are enough. */
export function withOwnMarks(sessions: readonly KitchenSession[]): readonly KitchenSession[] {
  const earlier: KitchenSession[] = []
  const inOrder = sessions
    .filter(isLive)
    .sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1))
  for (const session of inOrder) {
    const isTaken = earlier.some(({ mark }) => mark === session.mark)
    earlier.push(isTaken ? { ...session, mark: freeMark(earlier) } : session)
  }
  const marked = new Map(earlier.map((session) => [session.id, session]))
  return sessions.map((session) => marked.get(session.id) ?? session)
}
