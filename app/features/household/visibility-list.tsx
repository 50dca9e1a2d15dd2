import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'

/** What others see or do not see, with its icon. */
export interface VisibilityLine {
  icon: IconDrawing
  text: string
}

/** What the others see and what they do not, each in a sentence. */
export function VisibilityList({ lines }: { lines: readonly VisibilityLine[] }) {
  return (
    <ul className="house-visibility">
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
