import { ReportEntry } from '#app/features/reports/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { isMemberFilm } from '#contract/films/member-film.ts'

/** Reports a recipe, below its steps, and the film that a member has made of it. */
export function ReportRecipe({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { Id, Name, Author, Videos } = recipe
  const of = { id: Id, title: Name, author: Author }
  return (
    <>
      <ReportEntry
        {...of}
        kind="recipe"
        label={t('filmText.report')}
        thanks={t('filmText.reported')}
      />
      {Videos.Main && isMemberFilm(Videos.Main.Mp4FilePath) && (
        <ReportEntry
          {...of}
          kind="film"
          label={t('filmText.reportFilm')}
          thanks={t('filmText.filmReported')}
        />
      )}
    </>
  )
}
