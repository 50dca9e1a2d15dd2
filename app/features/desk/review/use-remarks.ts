import { useState } from 'react'
import { useDraft } from '#app/features/account/index.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { Id } from '#contract/common.ts'
import type { ReturnBody } from '#contract/publishing/desk.ts'
import { REMARKS_MAX } from '#contract/publishing/limits.ts'

/** What an editor has typed about a submission. */
interface Typed {
  /** Remarks by the path of the field that they are shown at, with the field that they are sent about. */
  readonly remarks: Readonly<Record<string, { readonly field: string; readonly text: string }>>
  readonly answer: string
}

const NOTHING: Typed = { remarks: {}, answer: '' }

/** Remarks and the answer that an editor is typing, and how they are sent. */
export interface Remarks {
  /** Of a field; '' for none. */
  textOf: (path: string) => string
  /** @param field where it goes */
  write: (path: string, field: string, text: string) => void
  readonly answer: string
  setAnswer: (answer: string) => void
  /** Remarks that say something. */
  readonly count: number
  /** There are as many as a submission takes. */
  readonly isFull: boolean
  /** Everything that was typed, for whom it is of use once it cannot be sent any more. */
  readonly typed: readonly string[]
  /** What is sent. */
  readonly body: ReturnBody
  /** Forgets it, once it was sent or somebody has decided not to. */
  clear: () => void
}

/**
 * What an editor types about a submission. It is kept in this tab until it has been sent: a reload, a step back
 * or the end of the session loses nothing.
 */
export function useRemarks(id: Id, member: CurrentUser): Remarks {
  const draft = useDraft<Typed>(`review.${id}`, member)
  const [typed, setTyped] = useState(draft.stored ?? NOTHING)
  const change = (next: Typed) => {
    setTyped(next)
    draft.save(next)
  }
  const said = Object.values(typed.remarks).filter(({ text }) => text.trim() !== '')
  const answer = typed.answer.trim()
  return {
    textOf: (path) => typed.remarks[path]?.text ?? '',
    write: (path, field, text) =>
      change({ ...typed, remarks: { ...typed.remarks, [path]: { field, text } } }),
    answer: typed.answer,
    setAnswer: (text) => change({ ...typed, answer: text }),
    count: said.length,
    isFull: said.length >= REMARKS_MAX,
    typed: [...said.map(({ text }) => text), ...(answer === '' ? [] : [answer])],
    body: {
      Remarks: said.map(({ field, text }) => ({ Field: field, Text: text.trim() })),
      ...(answer !== '' && { Answer: answer }),
    },
    clear: () => {
      setTyped(NOTHING)
      draft.remove()
    },
  }
}
