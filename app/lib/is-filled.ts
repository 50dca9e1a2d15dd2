/** Whether a field has a visible character; `text` is undefined before the form has registered it. */
export function isFilled(text: string | undefined): boolean {
  return (text ?? '').trim() !== ''
}
