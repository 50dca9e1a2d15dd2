import type { PickerItem } from '#design-system/ingredient-picker/ingredient-picker.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import type { Ingredient } from '#contract/ingredient.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import { truncate } from '#contract/truncate.ts'

/** An ingredient as an item of the picker. */
export function toItem({ Id, Name, ImagePath }: Ingredient): PickerItem {
  return { id: Id, name: Name, picture: ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH) }
}

/** Title of a picker's button: the truncated names (RCL-21, RCL-22); undefined without any. */
export function pickerTitle(items: readonly PickerItem[]): string | undefined {
  if (items.length === 0) return undefined
  return truncate(items.map(({ name }) => name).join(', '), TEXT_LIMITS.pickerTitle)
}
