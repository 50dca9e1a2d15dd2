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

/** What is wished for under a name while its outcome is not known. */
interface Underway {
  last: Step
  /** Whether the last wish has come true. */
  end: Promise<boolean>
}

const underway = new Map<string, Underway>()
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

async function carryOut(name: string, first: Step): Promise<boolean> {
  const member = readToken()
  const end = (isDone: boolean) => {
    underway.delete(name)
    tellListeners()
    return isDone
  }
  for (let step = first; ;) {
    const { isDone, tell } = await step.attempt()
    // Signed out meanwhile: nobody wishes this any more.
    if (readToken() !== member) return end(false)
    const last = underway.get(name)?.last ?? step
    const isLast = last === step || (isDone && Object.is(last.value, step.value))
    if (isDone || isLast) tell()
    if (isLast) return end(isDone)
    step = last
  }
}

/**
 * Shows a wish at once and carries it out (architecture rule 5). Of one name one call is under way
 * at a time; what is wished meanwhile waits, the last wish wins, and those between are never sent.
 * So answers cannot overtake each other, however slow the network and quick the finger.
 *
 * @returns whether it has come true, or what was wished in its place
 */
export function wish<Value, Answer>(wanted: Wish<Value, Answer>): Promise<boolean> {
  const { name, value, send, settle, fail } = wanted
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
  const last = { value, attempt }
  const end = underway.get(name)?.end ?? carryOut(name, last)
  underway.set(name, { last, end })
  tellListeners()
  return end
}

/** What a screen shows of something that can be wished for. */
export interface Wished<Value> {
  /** What is wished for, else what is known. */
  value: Value
  /** The wish is on its way. */
  isPending: boolean
}

const nothing = () => undefined

/**
 * What is wished for under a name, while it is not known to be so.
 *
 * @param known what the server last told
 */
export function useWished<Value>(name: string, known: Value): Wished<Value> {
  const wished = useSyncExternalStore(subscribe, () => underway.get(name)?.last, nothing)
  return { value: wished ? (wished.value as Value) : known, isPending: wished !== undefined }
}
