/**
 * A stroke through an icon for a feature that is switched off. Decorative, because `aria-pressed`
 * is set.
 */
export function Slash() {
  return (
    <span
      aria-hidden="true"
      className="absolute h-7 w-0.5 rotate-45 rounded-chip bg-current outline outline-stage forced-colors:bg-[ButtonText]"
    />
  )
}
