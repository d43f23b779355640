import { type LayerMove, reorderElements, setBaseFields } from '../../commands/change-elements.ts'
import type { Command } from '../../commands/command.ts'
import { groupElements, ungroupElements } from '../../commands/group-elements.ts'
import { alignElements, distributeElements, moveElements, sameSize } from '../../commands/place-elements.ts'
import type { Alignment } from '../../geometry/arrange.ts'
import { alignShifts } from '../../geometry/arrange.ts'
import { boundsOf } from '../../geometry/box.ts'
import { type Desk, shownIn } from '../desk.ts'
import type { EditorAction } from './action.ts'

const ids = (desk: Desk) => desk.store.get().selection.ids
const unlocked = (desk: Desk) => shownIn(desk.store.get()).selected.filter(({ isLocked }) => !isLocked)
const atLeast = (count: number) => (desk: Desk) => unlocked(desk).length >= count

/** One element lines up with the label, several with each other. */
function align(desk: Desk, alignment: Alignment, label: string) {
  const elements = unlocked(desk)
  if (elements.length > 1) {
    desk.store.run(label, alignElements(ids(desk), alignment))
    return
  }
  const { page } = shownIn(desk.store.get())
  const [shift] = alignShifts(elements.map(boundsOf), alignment, {
    x: 0,
    y: 0,
    width: page.width,
    height: page.height,
  })
  if (shift) desk.store.run(label, moveElements(ids(desk), shift.dx, shift.dy))
}

const ALIGNMENTS: readonly (readonly [Alignment, string])[] = [
  ['left', '左对齐'],
  ['center', '水平居中'],
  ['right', '右对齐'],
  ['top', '顶部对齐'],
  ['middle', '垂直居中'],
  ['bottom', '底部对齐'],
]

const MOVES: readonly (readonly [LayerMove, string, string])[] = [
  ['front', '置于顶层', 'Ctrl+Shift+]'],
  ['forward', '上移一层', 'Ctrl+]'],
  ['backward', '下移一层', 'Ctrl+['],
  ['back', '置于底层', 'Ctrl+Shift+['],
]

const simple = (
  id: string,
  label: string,
  commandOf: (desk: Desk) => Command,
  least: number,
  shortcut?: string,
): EditorAction => ({
  id,
  label,
  group: '排列',
  ...(shortcut ? { shortcuts: [shortcut] } : {}),
  isEnabled: atLeast(least),
  run: (desk) => desk.store.run(label, commandOf(desk)),
})

export const ARRANGE_ACTIONS: readonly EditorAction[] = [
  ...ALIGNMENTS.map(
    ([alignment, label]): EditorAction => ({
      id: `align-${alignment}`,
      label,
      group: '排列',
      isEnabled: atLeast(1),
      run: (desk) => align(desk, alignment, label),
    }),
  ),
  simple('distribute-x', '水平等距分布', (desk) => distributeElements(ids(desk), 'x'), 3),
  simple('distribute-y', '垂直等距分布', (desk) => distributeElements(ids(desk), 'y'), 3),
  simple('same-width', '等宽', (desk) => sameSize(ids(desk), ['width']), 2),
  simple('same-height', '等高', (desk) => sameSize(ids(desk), ['height']), 2),
  simple('same-size', '等大', (desk) => sameSize(ids(desk), ['width', 'height']), 2),
  simple(
    'group',
    '组合',
    (desk) => groupElements(desk.store.get().selection.pageId, ids(desk), desk.makeId()),
    2,
    'Ctrl+G',
  ),
  {
    id: 'ungroup',
    label: '取消组合',
    group: '排列',
    shortcuts: ['Ctrl+Shift+G'],
    isEnabled: (desk) => unlocked(desk).some(({ groups }) => groups.length > 0),
    run: (desk) => desk.store.run('取消组合', ungroupElements(ids(desk))),
  },
]

const isAllLocked = (desk: Desk) => shownIn(desk.store.get()).selected.every(({ isLocked }) => isLocked)

export const LAYER_ACTIONS: readonly EditorAction[] = [
  ...MOVES.map(
    ([move, label, shortcut]): EditorAction => ({
      id: `layer-${move}`,
      label,
      group: '图层',
      shortcuts: [shortcut],
      isEnabled: atLeast(1),
      run: (desk) =>
        desk.store.run(label, reorderElements(desk.store.get().selection.pageId, ids(desk), move)),
    }),
  ),
  {
    id: 'lock',
    label: '锁定或解锁',
    group: '图层',
    shortcuts: ['Ctrl+L'],
    isEnabled: (desk) => ids(desk).length > 0,
    run: (desk) => {
      const isLocked = !isAllLocked(desk)
      desk.store.run(isLocked ? '锁定' : '解锁', setBaseFields(ids(desk), { isLocked }))
    },
  },
  {
    id: 'hide',
    label: '隐藏',
    group: '图层',
    shortcuts: ['Ctrl+H'],
    isEnabled: (desk) => ids(desk).length > 0,
    run: (desk) => desk.store.run('隐藏', setBaseFields(ids(desk), { isHidden: true })),
  },
]
