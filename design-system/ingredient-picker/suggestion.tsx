import type { ComponentProps } from 'react'
import { Image } from '#design-system/image/image.tsx'
import {
  partName,
  type PickerItem,
} from '#design-system/ingredient-picker/ingredient-picker.logic.ts'

/** Props of {@link PickerPicture}. */
export interface PickerPictureProps {
  /** Whose picture. */
  item: PickerItem
  /** Its width and height. */
  className: string
}

/** The small round picture of an item; its name stands beside it. */
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
  /** What was typed; its place in the name is underlined. */
  text: string
}

/** One line of the list of suggestions. */
export function Suggestion({ item, text, ...props }: SuggestionProps) {
  const [before, match, after] = partName(item.name, text)
  return (
    <li
      className="flex min-h-target cursor-pointer items-center gap-2.5 rounded-inner px-2 py-1 text-label hover:bg-tint data-highlighted:bg-tint data-highlighted:shadow-[inset_3px_0_var(--color-rim)] rtl:data-highlighted:shadow-[inset_-3px_0_var(--color-rim)] forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-[Highlight]"
      {...props}
    >
      <PickerPicture item={item} className="size-8" />
      <span className="min-w-0">
        {before}
        {match !== '' && (
          <mark className="bg-transparent font-bold text-inherit underline underline-offset-[0.2em]">
            {match}
          </mark>
        )}
        {after}
      </span>
    </li>
  )
}
