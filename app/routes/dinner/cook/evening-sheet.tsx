import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { CookButton, CookChoice, CookSetting, StatusLine } from '#design-system/kitchen/index.ts'
import { CookSheet } from '#design-system/kitchen/cook-sheet.tsx'
import { StepPicture } from '#design-system/kitchen/pan.tsx'
import { Check } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { LateBellStatus } from '#app/features/kitchen/index.ts'
import { dinnerPath } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { stateOf } from '#cooking/dinner/evening/evening.ts'
import { nameOf, stepOf } from './cooking.ts'
import { usePictureOf } from './evening-strip.tsx'
import type { DinnerSheetProps } from './late-sheet.tsx'
import { SheetHead } from './sheet-head.tsx'

/** Cooks of a dinner at most. */
const COOKS_MAX = 3

/** The evening in order, and what can be done about it. */
export function EveningSheet({ cooking, onClose }: DinnerSheetProps) {
  const { t } = useWords()
  const { cook: messages } = useMessages()
  const navigate = useNavigate()
  const awake = useWakeLock(true)
  const { followed, evening, cook, setLane, cookNames, present, openSheet, clock } = cooking
  const { dinner, press } = followed
  const pictureOf = usePictureOf(cooking)
  const steps = evening.steps.filter((one) => one.handsEnd > one.start)
  const cooks = evening.kitchen.cooks
  const here = evening.away.filter((until) => until !== Infinity).length
  const other = steps.find((one) => one.dish !== present?.dish && stateOf(evening, one) === 'open')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // What was, and what comes next, stand around what is done now.
    const here = list.current?.querySelector('[aria-current]')
    const coming = list.current?.querySelector('button:not([data-done])')
    ;(here ?? coming)?.scrollIntoView({ block: 'center' })
  }, [])
  const close = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <CookSheet open aria-label={t('dinner.sheet.title')} onOpenChange={onClose}>
      <SheetHead title={t('dinner.sheet.title')} onClose={onClose} />
      <div className="cook-sheet-body">
        <ol ref={list} className="overview-steps">
          {steps.map((one) => {
            const state = stateOf(evening, one)
            const isNow = one.dish === present?.dish && one.step === present.step
            const { number, title } = stepOf(cooking, one)
            const isFirstOpen =
              steps.find((each) => each.dish === one.dish && stateOf(evening, each) === 'open') ===
              one
            return (
              <li key={`${one.dish} ${one.step}`}>
                <button
                  type="button"
                  data-done={state === 'past' || undefined}
                  aria-current={isNow ? 'step' : undefined}
                  aria-disabled={state !== 'open' || !isFirstOpen}
                  onClick={() => {
                    if (state === 'open' && isFirstOpen) {
                      onClose()
                      press({ kind: 'began', cook, dish: one.dish, step: one.step })
                    }
                  }}
                >
                  <StepPicture picture={pictureOf(one)} />
                  <span className="overview-words">
                    <b>
                      {t('dinner.sheet.step', { name: nameOf(dinner, one.dish), step: number })}
                      {cooks > 1 && ` · ${cookNames[one.cook] ?? ''}`}
                    </b>
                    <span className="dinner-step-title">{title} </span>
                  </span>
                  <span className="overview-state">
                    {isNow ? (
                      t('dinner.sheet.now')
                    ) : state === 'past' ? (
                      <>
                        <Icon of={Check} />
                        <span className="sr-only">{messages.done}</span>
                      </>
                    ) : (
                      clock.at(one.start)
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
        <div className="overview-settings">
          <CookSetting label={t('dinner.cook.late')} hint={t('dinner.sheet.lateHint')}>
            <CookButton variant="line" onClick={() => openSheet('late')}>
              {t('dinner.sheet.late')}
            </CookButton>
          </CookSetting>
          {(present ?? cooking.next) && (
            <CookSetting label={t('dinner.sheet.skip')} hint={t('dinner.sheet.skipHint')}>
              <CookButton variant="line" onClick={() => openSheet('skip')}>
                {t('dinner.sheet.skipButton')}
              </CookButton>
            </CookSetting>
          )}
          {dinner.Dishes.length - evening.leftOut.length > 1 && (
            <CookSetting label={t('dinner.sheet.leaveOut')} hint={t('dinner.sheet.leaveOutHint')}>
              <CookButton variant="line" onClick={() => openSheet('leaveOut')}>
                {t('dinner.sheet.leaveOutButton')}
              </CookButton>
            </CookSetting>
          )}
          {cooks < COOKS_MAX && other && (
            <CookSetting label={t('dinner.sheet.share')} hint={t('dinner.sheet.shareHint')}>
              <CookButton
                variant="line"
                onClick={close(() => press({ kind: 'shared', dish: other.dish }))}
              >
                {t('dinner.sheet.shareButton')}
              </CookButton>
            </CookSetting>
          )}
          {cooks > 1 && (
            <CookSetting label={t('dinner.sheet.take')} hint={t('dinner.sheet.takeHint')}>
              <CookChoice
                label={t('dinner.sheet.take')}
                value={String(cook)}
                options={cookNames.map((label, lane) => ({ value: String(lane), label }))}
                onValueChange={(lane) => setLane(Number(lane))}
              />
            </CookSetting>
          )}
          {here > 1 && (
            <CookSetting label={t('dinner.sheet.leave')} hint={t('dinner.sheet.leaveHint')}>
              <CookButton
                variant="line"
                onClick={close(() => {
                  press({ kind: 'gone', cook })
                  void navigate(dinnerPath(dinner.Key))
                })}
              >
                {t('dinner.sheet.leaveButton')}
              </CookButton>
            </CookSetting>
          )}
        </div>
      </div>
      <div className="cook-sheet-foot">
        <StatusLine of={awake === 'on' ? 'awake' : 'asleep'} />
        <LateBellStatus step={1} />
      </div>
    </CookSheet>
  )
}
