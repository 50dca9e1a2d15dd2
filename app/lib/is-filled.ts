/** Whether something stands in a field; undefined before the form knows it. */
export function isFilled(text: string | undefined): boolean {
  return (text ?? '').trim() !== ''
}
