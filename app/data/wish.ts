import { useSyncExternalStore } from 'react'
import { reportFailure } from '#app/data/report-failure.ts'
import { readToken } from '#app/session/token.ts'

/** Something that a member wants to be so, such as a recipe to be a favourite. */
export interface Wish<Value, Answer> {
  /** What it is about, such as `favourite recipe 7`: later wishes take the place of earlier ones. */
  name: string
  /** What is wanted; not undefined. */
  value: Value
  /** Makes the call. It says what is wanted, so that it may be made twice. */
  send: (value: Value) => Promise<Answer>
  /** Writes the answer where screens read it. At once, so that nothing flickers. */
  settle: (answer: Answer) => void
  /**
   * Says that it did not work, when nothing else has been wished for meanwhile. Screens show again
   * what was before.
   *
   * @returns takes those words back: called when somebody wishes anew
   */
  fail: (error: unknown) => () => void
}

/** How a call ended. */
interface Outcome {
  isDone: boolean
  /** Settles or fails. */
  tell: () => void
}

interface Step {
  value: unknown
  attempt: () => Promise<Outcome>
}

/** The last wish of each name whose outcome is not known yet. */
const underway = new Map<string, Step>()
/** How to take back what was said about failures. */
const complaints = new Map<string, () => void>()
const listeners = new Set<() => void>()

function tellListeners(): void {
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function carryOut(name: string): Promise<void> {
  const member = readToken()
  for (let step = underway.get(name); step;) {
    const { isDone, tell } = await step.attempt()
    // Signed out meanwhile: nobody wishes this any more.
    if (readToken() !== member) break
    const last = underway.get(name) ?? step
    const isLast = last === step || (isDone && Object.is(last.value, step.value))
    if (isDone || isLast) tell()
    if (isLast) break
    step = last
  }
  underway.delete(name)
  tellListeners()
}

/**
 * Shows a wish at once and carries it out (architecture rule 5). Of one name one call is under way
 * at a time; what is wished meanwhile waits, the last wish wins, and those between are never sent.
 * So answers cannot overtake each other, however slow the network and quick the finger.
 */
export function wish<Value, Answer>({
  name,
  value,
  send,
  settle,
  fail,
}: Wish<Value, Answer>): void {
  complaints.get(name)?.()
  complaints.delete(name)
  const attempt = async (): Promise<Outcome> => {
    try {
      const answer = await send(value)
      return { isDone: true, tell: () => settle(answer) }
    } catch (error) {
      reportFailure(error)
      return { isDone: false, tell: () => void complaints.set(name, fail(error)) }
    }
  }
  const isIdle = !underway.has(name)
  underway.set(name, { value, attempt })
  tellListeners()
  if (isIdle) void carryOut(name)
}

/** What is wished for under a name and not known to be so; undefined when nothing is under way. */
export function useWished<Value>(name: string): Value | undefined {
  return useSyncExternalStore(
    subscribe,
    () => underway.get(name)?.value as Value | undefined,
    () => undefined,
  )
}
