import type { ComponentProps } from 'react'
import { ExpandableList } from '#design-system/expandable-list/expandable-list.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'

/** Categories shown before "Show more". */
const CATEGORIES_SHOWN = 6

/** One category that can be filtered by. */
export interface Category<Value extends string | number> {
  /** Unique key. */
  value: Value
  /** Name, shown below the plate. */
  label: string
  /** Its drawing on the plate, such as one of `DISH_TYPE_ICONS`. */
  icon: IconDrawing
}

/** Props of {@link CategoryFilter}. */
export interface CategoryFilterProps<Value extends string | number> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'onChange' | 'onToggle' | 'children'
> {
  /** Visible label and accessible name of the group. */
  label: string
  /** All categories in order. */
  categories: readonly Category<Value>[]
  /** The chosen ones. */
  value: readonly Value[]
  /**
   * Called with the category that was pressed, chosen or not. The caller decides what that means
   * for the others, such as an exclusive "All".
   */
  onValueToggle: (value: Value) => void
  /** How many are shown before "Show more". @default 6 */
  limit?: number
}

interface PlateProps {
  category: Category<string | number>
  pressed: boolean
  onClick: () => void
}

function Plate({ category: { label, icon }, pressed, onClick }: PlateProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="group/plate flex w-full flex-col items-center gap-1.5 text-center text-caption leading-tight outline-none focus-visible:ring-0 pressed:font-semibold"
    >
      <span
        className={cn(
          'grid size-15 place-items-center rounded-full border-[1.5px] border-line-control bg-surface transition-[background-color,border-color]',
          'group-hover/plate:border-ink group-hover/plate:bg-tint',
          'outline-offset-2 outline-focus group-focus-visible/plate:outline-3',
          // The double rim inside the plate: the border and 2 px more are its outer line.
          'group-pressed/plate:border-rim group-pressed/plate:bg-tint group-pressed/plate:shadow-[inset_0_0_0_2px_var(--color-rim),inset_0_0_0_4.5px_var(--color-tint),inset_0_0_0_5.5px_var(--color-rim)]',
          'forced-colors:group-pressed/plate:border-4 forced-colors:group-pressed/plate:border-double forced-colors:group-pressed/plate:border-[Highlight]',
        )}
      >
        <Icon of={icon} size="xl" />
      </span>
      <span className="w-full">{label}</span>
    </button>
  )
}

/**
 * Categories as round toggle buttons in a group. The first six and the chosen ones are shown; a
 * button shows and hides the rest. It announces nothing: the caller announces the number of
 * results.
 */
export function CategoryFilter<Value extends string | number>({
  label,
  categories,
  value,
  onValueToggle,
  limit = CATEGORIES_SHOWN,
  className,
  ...props
}: CategoryFilterProps<Value>) {
  return (
    <fieldset data-slot="category-filter" className={cn('min-w-0', className)} {...props}>
      <legend className="mb-4 text-body font-semibold wrap-anywhere">{label}</legend>
      <ExpandableList
        items={categories}
        limit={limit}
        keyOf={(category) => category.value}
        isKept={(category) => value.includes(category.value)}
        renderItem={(category) => (
          <Plate
            category={category}
            pressed={value.includes(category.value)}
            onClick={() => onValueToggle(category.value)}
          />
        )}
        buttonVariant="bare"
        className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-4"
      />
    </fieldset>
  )
}
