import type { StageActs } from './use-stage-keys.ts'
import type { Stage } from './use-stage.ts'

/** Seconds of a long step along the film. */
const SECOND = 1

/** Keys that do the same wherever the author is. */
function everywhere({ player, chosen, used }: Stage): StageActs {
  return {
    J: () => player.shuttle('back'),
    K: () => player.shuttle('stop'),
    L: () => player.shuttle('on'),
    ArrowUp: () => chosen.chooseBeside(-1),
    ArrowDown: () => chosen.chooseBeside(1),
    Z: used.undo,
    'Shift+Z': used.redo,
  }
}

/** What the keys of the steps do now. */
function onSteps(stage: Stage): StageActs {
  const { player, chosen, hold, suggestions, keys, view, onGo, openBeginning } = stage
  const isAsked = view === 'suggest'
  const enter = {
    rest: chosen.useCards,
    done: () => onGo('words'),
    hold: () => void hold.keep(),
    suggest: () => void suggestions.yes(),
  }[view as string]
  return {
    ...everywhere(stage),
    ' ': player.toggle,
    Enter: enter ?? (() => openBeginning(chosen.chosen?.key)),
    M: isAsked ? () => void suggestions.yes() : () => void chosen.begin(),
    X: () => void chosen.leaveOut(),
    H: view === 'hold' ? () => void hold.keep() : hold.show,
    N: isAsked ? suggestions.no : chosen.withoutFilm,
    ArrowLeft: () => void player.step(-1),
    ArrowRight: () => void player.step(1),
    'Shift+ArrowLeft': () => void player.skip(-SECOND),
    'Shift+ArrowRight': () => void player.skip(SECOND),
    Delete: chosen.clear,
    Escape: isAsked
      ? suggestions.close
      : view === 'hold'
        ? hold.cancel
        : () => chosen.choose(undefined),
    '?': () => keys.show(true),
  }
}

/** What the keys of a beginning do. */
function onBeginning(stage: Stage): StageActs {
  const { beginning, chosen, keys, openBeginning, steps } = stage
  const beside = (by: 1 | -1) => () => {
    const place = steps.findIndex(({ key }) => key === chosen.chosen?.key)
    const next = steps[place + by]
    if (!next) return
    beginning.keep()
    openBeginning(next.key)
  }
  return {
    ...everywhere(stage),
    ' ': beginning.playAcross,
    Enter: beginning.keep,
    ArrowLeft: () => beginning.move(-1),
    ArrowRight: () => beginning.move(1),
    'Shift+ArrowLeft': () => beginning.moveSeconds(-SECOND),
    'Shift+ArrowRight': () => beginning.moveSeconds(SECOND),
    ArrowUp: beside(-1),
    ArrowDown: beside(1),
    Escape: beginning.putBack,
    '?': () => keys.show(true),
  }
}

/** What the keys of the stage do now. */
export function stageActs(stage: Stage): StageActs {
  return stage.view === 'beginning' ? onBeginning(stage) : onSteps(stage)
}
