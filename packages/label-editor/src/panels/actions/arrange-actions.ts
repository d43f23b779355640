import { type LayerMove, reorderElements, setBaseFields } from '../../commands/change-elements.ts'
import type { Command } from '../../commands/command.ts'
import { groupElements, ungroupElements } from '../../commands/group-elements.ts'
import { alignElements, distributeElements, moveElements, sameSize } from '../../commands/place-elements.ts'
import type { Alignment } from '../../geometry/arrange.ts'
import { alignShifts } from '../../geometry/arrange.ts'
import { boundsOf } from '../../geometry/box.ts'
import { type Editor, shownIn } from '../editor.ts'
import type { EditorAction } from './action.ts'

const ids = (editor: Editor) => editor.store.get().selection.ids
const unlocked = (editor: Editor) => shownIn(editor.store.get()).selected.filter(({ isLocked }) => !isLocked)
const atLeast = (count: number) => (editor: Editor) => unlocked(editor).length >= count

/** One element lines up with the label, several with each other. */
function align(editor: Editor, alignment: Alignment, label: string) {
  const elements = unlocked(editor)
  if (elements.length > 1) {
    editor.store.run(label, alignElements(ids(editor), alignment))
    return
  }
  const { page } = shownIn(editor.store.get())
  const [shift] = alignShifts(elements.map(boundsOf), alignment, {
    x: 0,
    y: 0,
    width: page.width,
    height: page.height,
  })
  if (shift) editor.store.run(label, moveElements(ids(editor), shift.dx, shift.dy))
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
  commandOf: (editor: Editor) => Command,
  least: number,
  shortcut?: string,
): EditorAction => ({
  id,
  label,
  group: '排列',
  ...(shortcut ? { shortcuts: [shortcut] } : {}),
  isEnabled: atLeast(least),
  run: (editor) => editor.store.run(label, commandOf(editor)),
})

export const ARRANGE_ACTIONS: readonly EditorAction[] = [
  ...ALIGNMENTS.map(
    ([alignment, label]): EditorAction => ({
      id: `align-${alignment}`,
      label,
      group: '排列',
      isEnabled: atLeast(1),
      run: (editor) => align(editor, alignment, label),
    }),
  ),
  simple('distribute-x', '水平等距分布', (editor) => distributeElements(ids(editor), 'x'), 3),
  simple('distribute-y', '垂直等距分布', (editor) => distributeElements(ids(editor), 'y'), 3),
  simple('same-width', '等宽', (editor) => sameSize(ids(editor), ['width']), 2),
  simple('same-height', '等高', (editor) => sameSize(ids(editor), ['height']), 2),
  simple('same-size', '等大', (editor) => sameSize(ids(editor), ['width', 'height']), 2),
  simple(
    'group',
    '组合',
    (editor) => groupElements(editor.store.get().selection.pageId, ids(editor), editor.makeId()),
    2,
    'Ctrl+G',
  ),
  {
    id: 'ungroup',
    label: '取消组合',
    group: '排列',
    shortcuts: ['Ctrl+Shift+G'],
    isEnabled: (editor) => unlocked(editor).some(({ groups }) => groups.length > 0),
    run: (editor) => editor.store.run('取消组合', ungroupElements(ids(editor))),
  },
]

const isAllLocked = (editor: Editor) => shownIn(editor.store.get()).selected.every(({ isLocked }) => isLocked)

export const LAYER_ACTIONS: readonly EditorAction[] = [
  ...MOVES.map(
    ([move, label, shortcut]): EditorAction => ({
      id: `layer-${move}`,
      label,
      group: '图层',
      shortcuts: [shortcut],
      isEnabled: atLeast(1),
      run: (editor) =>
        editor.store.run(label, reorderElements(editor.store.get().selection.pageId, ids(editor), move)),
    }),
  ),
  {
    id: 'lock',
    label: '锁定或解锁',
    group: '图层',
    shortcuts: ['Ctrl+L'],
    isEnabled: (editor) => ids(editor).length > 0,
    run: (editor) => {
      const isLocked = !isAllLocked(editor)
      editor.store.run(isLocked ? '锁定' : '解锁', setBaseFields(ids(editor), { isLocked }))
    },
  },
  {
    id: 'hide',
    label: '隐藏',
    group: '图层',
    shortcuts: ['Ctrl+H'],
    isEnabled: (editor) => ids(editor).length > 0,
    run: (editor) => editor.store.run('隐藏', setBaseFields(ids(editor), { isHidden: true })),
  },
]
