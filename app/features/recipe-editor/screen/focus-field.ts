import { fieldId } from '../context.ts'

/** Puts the cursor into a field, or the focus into a part of the page. */
export function focusField(page: HTMLElement | null, key: string, caret: number | undefined): void {
  const field = page?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(key))}`)
  const part = field ?? page?.querySelector<HTMLElement>(`#${CSS.escape(key)}`)
  const inside = field ?? part?.querySelector<HTMLElement>('textarea, [tabindex="-1"]') ?? part
  inside?.focus()
  if (inside instanceof HTMLTextAreaElement && caret !== undefined) {
    inside.setSelectionRange(caret, caret)
  }
}
