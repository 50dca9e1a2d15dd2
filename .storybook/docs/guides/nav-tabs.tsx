import { BookOpen, CookingPot, House, Users } from '#design-system/icon/lucide.ts'
import { NavTabs } from '#design-system/nav-tabs/nav-tabs.tsx'
import type { Guide } from '../component-page/guide.ts'

const areas = (...names: string[]) =>
  names.map((label, index) => ({
    label,
    href: `#${index}`,
    icon: [House, CookingPot, BookOpen, Users][index % 4] ?? House,
    isCurrent: index === 0,
  }))

/** Guide to NavTabs. */
export const guide: Guide = {
  use: ['The areas of the application: `row` at the top, `bar` at the bottom of a phone.'],
  avoid: [
    'For the sections of one area, use SideTabs.',
    'For panels on one page, use Tabs.',
    'For steps in an order, use a list of links with numbers.',
  ],
  anatomy: [
    ['Navigation', 'a `<nav>` with a name'],
    ['Link', 'a label; in the bar with an icon above'],
    ['Double rim', 'under the current area'],
  ],
  keys: [
    ['Tab', 'goes from link to link'],
    ['Enter', 'follows a link'],
  ],
  comparison: {
    right: 'Three to five areas, one word each.',
    good: <NavTabs label="Main" variant="bar" items={areas('Home', 'Recipes', 'Books')} />,
    wrong: 'Long labels: they break into three lines.',
    bad: (
      <NavTabs
        label="Main"
        variant="bar"
        items={areas(
          'Go back to the start',
          'All of our recipes',
          'Cookbooks by authors',
          'The people who cook',
        )}
      />
    ),
  },
  content: [
    'One word: “Recipes”, „Rezepte“.',
    'The name of the navigation tells it from others: “Main”, „Haupt\u00adnavigation“.',
  ],
  limits: [
    'The bar does not fix itself to the window: the page does.',
    'It has no badges and no second level.',
    'In a row there are no icons.',
  ],
}
