import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'

/** One thing that is said, with its icon. */
export interface Saying {
  icon: IconDrawing
  text: string
}

/** What the others see and what they do not, each in a sentence. */
export function Sayings({ sayings }: { sayings: readonly Saying[] }) {
  return (
    <ul className="house-says">
      {sayings.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
