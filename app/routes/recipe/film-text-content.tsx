import { Icon } from '#design-system/icon/icon.tsx'
import { Download, Film } from '#design-system/icon/lucide.ts'
import { filmText, useFilm, type FilmTextStep } from '#app/features/film/index.ts'
import { useHowTo, useServings } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { readAmounts } from '#cooking/step-text.ts'

/** What is said, heard and seen, step by step, and the tracks as files. */
export function FilmTextContent({ recipe }: { recipe: Recipe }) {
  const { t, language } = useWords()
  const [people] = useServings(recipe)
  const { film } = useFilm(recipe, people)
  const { steps: howTo } = useHowTo(recipe.Id)
  if (!film || !howTo) return <p role="status">{t('filmText.loading')}</p>
  const text = filmText({ steps: [...film.steps], captions: [...(film.captions ?? [])] }, howTo)
  const file = (kind: 'captions' | 'descriptions') => (
    <a
      href={`data:text/vtt;charset=utf-8,${encodeURIComponent(text[kind])}`}
      download={`${recipe.Id}-${kind}.${language}.vtt`}
    >
      <Icon of={Download} />
      <span>
        {t(`filmText.${kind}`)} <small>WebVTT</small>
      </span>
    </a>
  )
  return (
    <>
      <ol>
        {text.steps.map((step) => (
          <Step key={step.number} step={step} />
        ))}
      </ol>
      <p className="film-text-files">
        {file('captions')}
        {file('descriptions')}
      </p>
    </>
  )
}

/** "1:05", from seconds. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function Step({ step: { number, lines, description } }: { step: FilmTextStep }) {
  const { t } = useWords()
  return (
    <li>
      <h3>
        <span className="sr-only">{t('filmText.step', { number })}</span>
        <span aria-hidden="true">{number}</span>
      </h3>
      <dl>
        {lines.map(({ start, text, isSound }) => (
          <div key={`${start} ${text}`} data-sound={isSound || undefined}>
            <dt>{clock(start)}</dt>
            <dd>
              {readAmounts(text)
                .map((part) => part.text)
                .join('')}
            </dd>
          </div>
        ))}
      </dl>
      {description !== undefined && (
        <p>
          <b>
            <Icon of={Film} size="s" />
            {t('filmText.inFilm')}
          </b>
          {description}
        </p>
      )}
    </li>
  )
}
