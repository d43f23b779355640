import { moveElements } from '../../commands/place-elements.ts'
import { frameOf, resizeSelection, turnSelection } from '../../commands/transform-elements.ts'
import { type Editor, shownIn } from '../editor.ts'
import type { EditorAction } from './action.ts'

const free = (editor: Editor) => shownIn(editor.store.get()).selected.filter(({ isLocked }) => !isLocked)
const isAny = (editor: Editor) => free(editor).length > 0

/** Arrow keys move by 0.1 mm, with Shift by 1 mm, with Ctrl by 5 mm; with Alt as well they pull the right and lower side. */
const STEPS = [
  { held: '', mm: 0.1 },
  { held: 'Shift+', mm: 1 },
  { held: 'Ctrl+', mm: 5 },
] as const
const PULLS = [
  { held: 'Alt+Shift+', mm: 0.1 },
  { held: 'Ctrl+Alt+', mm: 1 },
] as const
const WAYS = [
  { key: 'ArrowLeft', name: '左', size: '变窄', dx: -1, dy: 0 },
  { key: 'ArrowRight', name: '右', size: '变宽', dx: 1, dy: 0 },
  { key: 'ArrowUp', name: '上', size: '变矮', dx: 0, dy: -1 },
  { key: 'ArrowDown', name: '下', size: '变高', dx: 0, dy: 1 },
] as const

function pull(editor: Editor, label: string, dx: number, dy: number) {
  const elements = free(editor)
  const frame = frameOf(elements)
  if (!frame) return
  const after = { ...frame, width: Math.max(50, frame.width + dx), height: Math.max(0, frame.height + dy) }
  const ids = elements.map(({ id }) => id)
  editor.store.run(label, resizeSelection(ids, frame, after))
}

function turn(editor: Editor, degrees: number) {
  const elements = free(editor)
  const frame = frameOf(elements)
  const ids = elements.map(({ id }) => id)
  if (frame) editor.store.run('旋转', turnSelection(ids, frame, degrees))
}

/** What the keyboard does in steps. A key that is held down is one step for undo. */
export const KEYBOARD_ACTIONS: readonly EditorAction[] = [
  ...STEPS.flatMap(({ held, mm }) =>
    WAYS.map(
      ({ key, name, dx, dy }): EditorAction => ({
        id: `nudge-${key}-${mm}`,
        label: `向${name}移动 ${mm} mm`,
        group: '排列',
        shortcuts: [`${held}${key}`],
        isEnabled: isAny,
        run: (editor) =>
          editor.store.run(
            '移动',
            moveElements(editor.store.get().selection.ids, dx * mm * 100, dy * mm * 100),
          ),
      }),
    ),
  ),
  ...PULLS.flatMap(({ held, mm }) =>
    WAYS.map(
      ({ key, size, dx, dy }): EditorAction => ({
        id: `pull-${key}-${mm}`,
        label: `${size} ${mm} mm`,
        group: '排列',
        shortcuts: [`${held}${key}`],
        isEnabled: isAny,
        run: (editor) => pull(editor, `${size} ${mm} mm`, dx * mm * 100, dy * mm * 100),
      }),
    ),
  ),
  {
    id: 'turn-right',
    label: '顺时针旋转 15°',
    group: '排列',
    shortcuts: ['Alt+R'],
    isEnabled: isAny,
    run: (editor) => turn(editor, 15),
  },
  {
    id: 'turn-left',
    label: '逆时针旋转 15°',
    group: '排列',
    shortcuts: ['Alt+Shift+R'],
    isEnabled: isAny,
    run: (editor) => turn(editor, -15),
  },
]

/** Actions that a held key repeats: they are shown together in the list of shortcuts. */
export const isRepeated = ({ id }: EditorAction): boolean => id.startsWith('nudge-') || id.startsWith('pull-')
