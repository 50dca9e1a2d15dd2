import type { FormEvent, ReactNode } from 'react'
import { useSite } from '#app/lib/site/site.ts'
import type { PlainAct } from '#contract/host/plain.ts'

/** Props of {@link ActForm}. */
export interface ActFormProps {
  act: PlainAct
  /** What is sent with it besides the fields of the form. */
  fields?: Readonly<Record<string, string | number | boolean>>
  /** Does it with scripts; without them the form is posted to the address of its page. */
  onAct: (submitter: HTMLElement | null) => void
  className?: string
  children: ReactNode
}

/** A form that does the same with and without scripts (decision 094). */
export function ActForm({ act, fields, onAct, className, children }: ActFormProps) {
  const { plain } = useSite()
  const hidden: Record<string, string | number | boolean> = {
    act,
    ...(plain && { key: plain.key, once: plain.once }),
    ...fields,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAct((event.nativeEvent as SubmitEvent).submitter)
  }
  return (
    <form method="post" noValidate={plain === undefined} className={className} onSubmit={submit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  )
}
