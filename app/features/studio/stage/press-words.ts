import type { Translate } from '#app/lib/words/translate.ts'
import type { Press } from '../device/project.ts'
import { clock } from './film-clock.ts'
import type { StageStep } from './stage.types.ts'

/** What a press was: "step 4 begins at 5:06". */
export function pressInWords(t: Translate, press: Press, steps: readonly StageStep[]): string {
  const number = steps.find(({ key }) => key === press.step)?.number ?? 0
  const time = clock(press.at ?? 0)
  switch (press.kind) {
    case 'begin':
      return t('studio.stage.press.begin', { number, time })
    case 'move':
      return t('studio.stage.press.move', { number, time })
    case 'leaveOut':
      return t('studio.stage.press.leaveOut', { time })
    case 'show':
      return t('studio.stage.press.show', { time })
    case 'hold':
      return t('studio.stage.press.hold', { number })
    case 'letGo':
      return t('studio.stage.press.letGo', { number })
    case 'card':
      return press.step === undefined
        ? t('studio.stage.press.cards')
        : t('studio.stage.press.card', { number })
    case 'clear':
      return t('studio.stage.press.clear', { number })
    case 'moveGap':
      return t('studio.stage.press.moveGap', { time })
    default:
      return t('studio.stage.press.lines')
  }
}
