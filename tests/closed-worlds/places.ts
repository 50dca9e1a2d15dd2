/** A union of a contract or a layer, and what the test puts in its place: the same with one member more. */
interface ClosedWorld {
  readonly file: string
  readonly unions: readonly (readonly [union: string, planted: string])[]
}

/** Unions whose members are known in many places. */
export const WORLDS = {
  provider: {
    file: 'contract/provider-sign-in.ts',
    unions: [["['Google', 'Facebook']", "['Google', 'Facebook', 'Third']"]],
  },
  language: {
    file: 'contract/languages.ts',
    unions: [
      ["'de' | 'en'", "'de' | 'en' | 'third'"],
      ['0 | 1', '0 | 1 | 2'],
    ],
  },
  database: {
    file: 'server/db/engine.ts',
    unions: [["'sqlite' | 'postgres'", "'sqlite' | 'postgres' | 'third'"]],
  },
  store: {
    file: 'app/lib/site/brand.ts',
    unions: [["'ios' | 'android'", "'ios' | 'android' | 'third'"]],
  },
} as const satisfies Record<string, ClosedWorld>

/** Name of one of {@link WORLDS}. */
export type World = keyof typeof WORLDS

/**
 * The places that have to know every member, as the compiler names them when there is one member more:
 * the list of what to write for it. The compiler does not see texts that name the members in prose, such
 * as the privacy policy, the variables of the server's configuration, and columns and wire fields with one
 * name for each language, such as `name_en` and `En`.
 */
export const PLACES: Record<World, readonly string[]> = {
  provider: [
    'app/routes/auth/provider-buttons.tsx',
    'app/routes/auth/provider-failure.tsx',
    'server/provider-sign-in/provider-settings.ts',
  ],
  language: [
    'app/features/account/settings/choose-language.tsx',
    'app/features/by-ear/spoken/amount-words.ts',
    'app/features/by-ear/spoken/in-words.ts',
    'app/features/by-ear/spoken/number-words.ts',
    'app/features/by-ear/spoken/unit-words.ts',
    'app/features/kitchen/action-of.ts',
    'app/features/kitchen/clock-time.ts',
    'app/features/kitchen/timer-name.ts',
    'app/features/notes/note-form.tsx',
    'app/features/offline/films/recipe-parts.ts',
    'app/features/offline/films/save-film.ts',
    'app/features/own-recipes/state-words.ts',
    'app/features/recipe-editor/document/facts-text.ts',
    'app/features/recipe-editor/parts/both.tsx',
    'app/features/recipe-editor/reading/family.ts',
    'app/features/recipe-editor/reading/juice.ts',
    'app/features/recipe-editor/reading/times.ts',
    'app/features/recipe-editor/steps/use-naming.ts',
    'app/features/recipe-editor/versions/versions-dialog.tsx',
    'app/features/shopping/list/row/pack-words.ts',
    'app/features/shopping/list/shopping-list.tsx',
    'app/features/shopping/model/snapshot.ts',
    'app/features/shopping/sync/fetch-lists.ts',
    'app/features/shopping/sync/gone-recipes.ts',
    'app/lib/words/language-switch.tsx',
    'app/lib/words/load.ts',
    'app/lib/words/long-text.tsx',
    'app/lib/words/packs.ts',
    'app/routes/auth/account-language.ts',
    'app/routes/blog/blog.tsx',
    'app/routes/legal/legal-page.tsx',
    'app/routes/legal/privacy.tsx',
    'app/routes/legal/terms.tsx',
    'app/routes/recipe/own/own-hero.tsx',
    'content/fields.ts',
    'content/format/step.ts',
    'content/rules/foods.ts',
    'content/rules/heat-words.ts',
    'content/rules/keeping.ts',
    'content/rules/kitchen.ts',
    'content/rules/phrase-list.ts',
    'content/rules/texts.ts',
    'content/rules/tools.ts',
    'contract/languages.ts',
    'contract/own-recipes/draft.ts',
    'cooking/amounts/kitchen-number.ts',
    'cooking/amounts/unit-words.ts',
    'cooking/writing/both.ts',
    'cooking/writing/compile-lines.ts',
    'cooking/writing/compile.ts',
    'cooking/writing/draft-text.ts',
    'cooking/writing/food-names.ts',
    'cooking/writing/step-signs.ts',
    'server/bell/words.ts',
    'server/catalogue-import/known.ts',
    'server/comments/comment-language.ts',
    'server/http/limit-messages.ts',
    'server/http/messages.ts',
    'server/mail/words.ts',
    'server/own-recipes/foods/foods-command.ts',
    'server/own-recipes/foods/line-foods.ts',
    'server/own-recipes/foods/merge-food.ts',
    'server/own-recipes/list.ts',
    'server/pages/page-failure.ts',
    'server/push/words.ts',
    'server/recipe-formats/draft/language-of.ts',
    'server/recipe-import/foods-here.ts',
    'server/recipe-import/parse-import.ts',
    'server/recipes/details-to-wire.ts',
    'server/search/memory/build.ts',
    'server/shopping/kept.ts',
    'server/shopping/whole-list.ts',
  ],
  database: [
    'server/backup/engine-load.ts',
    'server/backup/load-rows.ts',
    'server/backup/place.ts',
    'server/db/engine.ts',
    'server/db/open.ts',
    'tests/support/breakable-server.ts',
    'tests/support/database.ts',
    'tests/support/filled-template.ts',
    'tests/support/query-plans.ts',
  ],
  store: [
    'app/features/app-banner/app-banner.tsx',
    'app/features/app-banner/platform.ts',
    'app/lib/site/brand.ts',
    'app/lib/site/store-links.tsx',
  ],
}
