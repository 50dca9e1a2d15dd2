/** An open rim, in place of a picture. Decorative. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M106 74a50 50 0 1 1-5-52" strokeWidth="4" />
      <path d="M92 70a34 34 0 1 1-4-37" strokeWidth="1.5" />
    </svg>
  )
}
