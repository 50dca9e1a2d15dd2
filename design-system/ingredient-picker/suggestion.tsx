import type { ComponentProps } from 'react'
import { MarkedName, OPTION } from '#design-system/autocomplete/option.tsx'
import { Image } from '#design-system/image/image.tsx'
import type { PickerItem } from '#design-system/ingredient-picker/ingredient-picker.logic.ts'

/** Props of {@link PickerPicture}. */
export interface PickerPictureProps {
  /** The item. */
  item: PickerItem
  /** Width and height in pixels. */
  className: string
}

/** The small round picture of an item. Decorative: its name is beside it. */
export function PickerPicture({ item, className }: PickerPictureProps) {
  return (
    <span className={`${className} shrink-0 overflow-hidden rounded-full`}>
      <Image src={item.picture} alt="" width={96} height={96} className="h-full" />
    </span>
  )
}

/** Props of {@link Suggestion}. */
export interface SuggestionProps extends ComponentProps<'li'> {
  /** What is suggested. */
  item: PickerItem
  /** The typed text. Its match in the name is underlined. */
  text: string
}

/** One line of the list of suggestions. */
export function Suggestion({ item, text, ...props }: SuggestionProps) {
  return (
    <li className={OPTION} {...props}>
      <PickerPicture item={item} className="size-8" />
      <MarkedName name={item.name} text={text} />
    </li>
  )
}
