/** Where keys belong to what has the focus: fields, and what is open above the page. A checkbox has Space alone. */
const OWNERS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"], [role="menu"], [role="listbox"]'

/** Whether keys that go to an element are its own, so that shortcuts of the page ignore them. */
export function ownsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWNERS) !== null
}
