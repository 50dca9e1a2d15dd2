import { CategoryFilter } from '#design-system/category-filter/category-filter.tsx'
import { DISH_TYPE_ICONS } from '#design-system/icon/dish-types.ts'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}

/** Guide to CategoryFilter. */
export const guide: Guide = {
  use: [
    'Categories that have a drawing, to filter a list by one or several of them.',
    'Categories that people know by their picture: dish types.',
  ],
  avoid: [
    'Without drawings, or with numbers of results, use Facet.',
    'For one of two to five options, use RadioGroup.',
    'For pages of their own, use NavTabs.',
  ],
  anatomy: [
    ['Label', 'visible, and the name of the group'],
    ['Plate', 'a round button with a drawing; the double rim when it is chosen'],
    ['Name', 'below the plate'],
    ['Show more', 'when there are more than six'],
  ],
  keys: [
    ['Tab', 'goes from plate to plate, then to “Show more”'],
    ['Enter, Space', 'chooses a plate, or releases it'],
  ],
  comparison: {
    right: 'A drawing of its own for each category.',
    good: (
      <CategoryFilter
        label="Dish type"
        value={['soup']}
        onValueToggle={ignore}
        categories={[
          { value: 'soup', label: 'Soups', icon: DISH_TYPE_ICONS.Soup },
          { value: 'cake', label: 'Cakes', icon: DISH_TYPE_ICONS.Cake },
        ]}
      />
    ),
    wrong: 'The same drawing twice: only the words tell them apart.',
    bad: (
      <CategoryFilter
        label="Dish type"
        value={['soup']}
        onValueToggle={ignore}
        categories={[
          { value: 'soup', label: 'Soups', icon: DISH_TYPE_ICONS.Soup },
          { value: 'stew', label: 'Stews', icon: DISH_TYPE_ICONS.Soup },
        ]}
      />
    ),
  },
  content: [
    'One word, in the plural: “Soups”, „Suppen“.',
    'Long German words take soft hyphens: a plate’s column is 80 px wide.',
  ],
  limits: [
    'It announces nothing: the caller announces the number of results.',
    'It does not know that “All” excludes others; the caller decides.',
    'It is not a form field and sends nothing by itself.',
  ],
}
