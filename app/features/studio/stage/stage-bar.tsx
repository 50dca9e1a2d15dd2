import { Menu, MenuButton } from '#design-system/menu/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Keyboard, Lightbulb, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { StudioBar, StudioPlaces } from '#design-system/studio/studio-bar.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock } from './film-clock.ts'
import type { Stage } from './use-stage.ts'

const PLACES = ['film', 'steps', 'words', 'advice', 'publish'] as const
type Place = (typeof PLACES)[number]

/** The bar of the stage. Where it is narrow, the other places are among the options. */
export function StageBar({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const { title, done = [], settled, steps, look, used, view, beginning, onGo, onLeave } = stage
  const names: Record<Place, string> = {
    film: t('studio.places.film'),
    steps: t('studio.places.steps'),
    words: t('studio.places.words'),
    advice: t('studio.places.advice'),
    publish: t('studio.places.publish'),
  }
  const places = PLACES.map((key) => ({
    key,
    name: names[key],
    isDone: key === 'steps' ? settled === steps.length : done.includes(key),
  }))
  const go = (place: Place) => {
    if (place !== 'steps') onGo(place)
  }
  const { all, open, show } = stage.suggestions
  const number = stage.chosen.chosen?.number ?? 0
  const line = () => {
    if (view === 'beginning' && beginning.open?.of.kind === 'step')
      return t('studio.stage.beginning.line', { number })
    if (open) return t('studio.stage.suggestion.place', { number: open.number, total: open.of })
    if (!look.isDone && look.seenUntil > 0)
      return t('studio.kept.drawing', { time: clock(look.seenUntil) })
    return t(`studio.kept.${used.kept}`)
  }
  return (
    <StudioBar
      title={title}
      line={
        <>
          <span className="stage-phone-only">
            {/* That nothing is kept is to be known on every stage. */}
            {view === 'beginning' || view === 'suggest' || used.kept !== 'yes'
              ? line()
              : t('studio.stage.setOfShort', { count: settled, total: steps.length })}
          </span>
          <span className="stage-not-phone">{line()}</span>
        </>
      }
    >
      <StudioPlaces
        label={t('studio.places.label')}
        places={places}
        current="steps"
        doneWord={t('studio.places.done')}
        onGo={go}
      />
      {all.length > 0 && !open && (
        <IconButton
          variant="stage"
          icon={Lightbulb}
          label={t('studio.stage.suggestion.count', { count: all.length })}
          onClick={show}
          className="stage-phone-only"
        >
          <span aria-hidden="true" className="stage-count">
            {all.length}
          </span>
        </IconButton>
      )}
      <IconButton
        variant="stage"
        icon={Keyboard}
        label={t('studio.stage.keys.title')}
        aria-haspopup="dialog"
        onClick={() => stage.keys.show(true)}
        className="stage-keys-button"
      />
      <Menu label={t('studio.stage.options')} opener={<Icon of={Ellipsis} />}>
        {places
          .filter(({ key }) => key !== 'steps')
          .map(({ key, name }) => (
            <MenuButton key={key} onClick={() => go(key)}>
              {name}
            </MenuButton>
          ))}
        <MenuButton onClick={() => stage.keys.show(true)}>
          {t('studio.stage.keys.title')}
        </MenuButton>
      </Menu>
      <IconButton variant="stage" icon={X} label={t('studio.stage.close')} onClick={onLeave} />
    </StudioBar>
  )
}
