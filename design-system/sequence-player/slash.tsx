/** A stroke through an icon: this is switched off. Decorative; `aria-pressed` says it. */
export function Slash() {
  return (
    <span
      aria-hidden="true"
      className="absolute h-7 w-0.5 rotate-45 rounded-chip bg-current outline outline-stage forced-colors:bg-[ButtonText]"
    />
  )
}
