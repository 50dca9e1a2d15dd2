import { keys } from '#app/lib/api/keys.ts'
import { logKeys } from '#app/features/cooking-log/use-cooking-log.ts'
import type {
  CookingLogEntry,
  CookingLogPage,
  CookingLogYear,
} from '#contract/cooking-log/cooking-log.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { MEMBER } from './member.ts'

/** The recipe that the stories of the cooking log are about. */
export const DISH = recipeWith({
  Id: 12,
  Name: 'Lemon chicken tray bake',
  CoverPath: '/story/shakshuka.webp',
  TimesCooked: 43,
})

/** A step of {@link DISH}. */
const step = (number: number, minutes: number | null): HowToStep => ({
  Id: 100 + number,
  Key: `step-${number}`,
  StepNumber: number,
  Text: minutes === null ? 'Cut the lemon.' : `Slide the tray in for ${minutes} minutes.`,
  TextParts: [minutes === null ? 'Cut the lemon.' : `Slide the tray in for ${minutes} minutes.`],
  ImagePath: null,
  Ingredients: [],
  TimerMinutes: minutes,
  ToolIds: [],
})

/** The steps of {@link DISH}. */
export const DISH_STEPS = [step(1, null), step(2, 25)]

/** An entry of a log. */
export function entryWith(parts: Partial<CookingLogEntry> = {}): CookingLogEntry {
  return {
    Id: 7,
    Day: '2026-03-22',
    People: 2,
    Minutes: 78,
    Note: '30 minutes in our oven, and half the oregano.',
    Changes: [{ StepId: 102, Step: 2, Text: '30 instead of 25 minutes' }],
    LangId: 1,
    PhotoPath: '/story/miso-ramen.webp',
    UserRating: 3,
    RecipeId: DISH.Id,
    RecipeName: DISH.Name,
    CoverPath: DISH.CoverPath,
    ...parts,
  }
}

const plain = { Note: '', Changes: [], Minutes: null, PhotoPath: null, UserRating: null }

/** Entries of two months. */
const ENTRIES = [
  entryWith(),
  entryWith({
    ...plain,
    Id: 6,
    Day: '2026-03-14',
    Note: 'Mit Feta unter den Eiern. Brot vom Bäcker, das Brett war zu klein, und Jürgen kam zu spät.',
    LangId: 0,
    UserRating: 0,
    RecipeName: 'Chickpea and sweet potato skillet',
  }),
  entryWith({ ...plain, Id: 5, Day: '2026-03-08', People: 3, RecipeName: 'Miso ramen' }),
  entryWith({ ...plain, Id: 4, Day: '2026-02-12', RecipeId: null, CoverPath: null }),
]

const page = (parts: Partial<CookingLogPage> = {}): CookingLogPage => ({
  Total: ENTRIES.length,
  Found: ENTRIES.length,
  Since: '2026-02-12',
  Entries: ENTRIES,
  ...parts,
})

const yearOf = (parts: Partial<CookingLogYear> = {}): CookingLogYear => ({
  Year: 2026,
  Years: [2025, 2026],
  Times: 41,
  Recipes: 28,
  NewRecipes: 11,
  Meals: Array.from({ length: 30 }, (_, index) => ({
    Id: index + 1,
    Day: `2026-${String(1 + ((index * 7) % 11)).padStart(2, '0')}-1${index % 10}`,
    RecipeName: DISH.Name,
    PicturePath: index % 6 === 0 ? null : '/story/shakshuka.webp',
  })),
  ...parts,
})

/** Responses of the API about a log, in both languages. */
export function logAnswers({
  log,
  found,
  year,
}: {
  log?: Partial<CookingLogPage>
  /** The search results for "oven". */
  found?: Partial<CookingLogPage>
  year?: Partial<CookingLogYear>
} = {}) {
  const answers = ([0, 1] as const).flatMap((langId): [string, unknown][] => [
    [logKeys.page(langId, 1), page(log)],
    [logKeys.page(langId, 1, 'oven'), page({ Found: 1, Entries: [entryWith()], ...found })],
    [logKeys.year(2026, langId), yearOf(year)],
    [
      logKeys.entry(7, langId),
      {
        Entry: entryWith(),
        TimesBefore: 4,
        Before: [
          { Id: 3, Day: '2025-10-12' },
          { Id: 2, Day: '2025-08-02' },
          { Id: 1, Day: '2025-05-18' },
        ],
      },
    ],
    [logKeys.entry(4, langId), { Entry: ENTRIES[3], TimesBefore: 0, Before: [] }],
    [keys.recipe(DISH.Id, langId), DISH],
    [keys.howTo(DISH.Id, langId), DISH_STEPS],
    [logKeys.times(DISH.Id, langId), { Times: 43, Own: 3, Last: { Id: 7, Day: '2025-10-12' } }],
  ])
  return { answers: { ...Object.fromEntries(answers), [keys.me()]: MEMBER } }
}
