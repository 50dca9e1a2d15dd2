import { Icon } from '#design-system/icon/icon.tsx'
import { Check, CircleQuestionMark, PenLine, Send } from '#design-system/icon/lucide.ts'
import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useEditorContext } from '../context.ts'
import { missingIn, type Question } from '../reading/questions.ts'
import './ready.css'

/** Whether the recipe can be cooked, and what is open; nothing of it holds anything up. */
export function Ready() {
  const { t } = useWords()
  const { draft, questions, focus, wayOut } = useEditorContext()
  const missing = missingIn(draft)
  const numberOf = (key: string) => draft.Steps.findIndex(({ Key }) => Key === key) + 1
  const wordsOf = (question: Question): string => {
    const number = numberOf(question.key)
    switch (question.kind) {
      case 'lost':
        return t('recipeEditor.ready.lost', { number, food: question.lost.name })
      case 'sign':
        return t('recipeEditor.ready.sign', { number })
      case 'long':
        return t('recipeEditor.ready.long', { number })
      case 'finding':
        return t(`recipeEditor.ready.${question.finding}`, { number })
      case 'unknown':
        return t('recipeEditor.ready.unknown', { food: question.text })
      default:
        return t('recipeEditor.ready.line', { text: question.text })
    }
  }
  const count = questions.length
  const isDone = missing.length === 0 && count === 0
  const lede =
    missing.length > 0 ? t('recipeEditor.ready.missing') : t('recipeEditor.ready.open', { count })
  const words = {
    name: 'recipeEditor.ready.needsName',
    ingredient: 'recipeEditor.ready.needsIngredient',
    step: 'recipeEditor.ready.needsStep',
  } as const
  const places = { name: 'name', ingredient: 'ingredients', step: 'steps' } as const
  return (
    <section id="before" aria-labelledby="wr-ready" className="wr-band">
      <div className="wr-head">
        <h2 id="wr-ready" tabIndex={-1}>
          {t(missing.length === 0 ? 'recipeEditor.ready.title' : 'recipeEditor.ready.notYet')}
        </h2>
      </div>
      {!isDone && <p className="wr-lede">{lede}</p>}
      <ul className="wr-ready">
        {missing.map((what) => (
          <li key={what}>
            <Icon of={PenLine} />
            <span>{t(words[what])}</span>
            <Button variant="bare" size="s" onClick={() => focus(places[what])}>
              {t('recipeEditor.ready.go')}
            </Button>
          </li>
        ))}
        {questions.map((question) => (
          <li key={question.id}>
            <Icon of={CircleQuestionMark} />
            <span>{wordsOf(question)}</span>
            <Button variant="bare" size="s" onClick={() => focus(question.key)}>
              {t('recipeEditor.ready.go')}
            </Button>
          </li>
        ))}
        {isDone && (
          <li data-done>
            <Icon of={Check} />
            <span>{t('recipeEditor.ready.none')}</span>
          </li>
        )}
      </ul>
      {missing.length === 0 && wayOut && (
        <Button icon={Send} className="mt-6" onClick={() => void wayOut.onGo()}>
          {wayOut.label}
        </Button>
      )}
    </section>
  )
}
