import { addElements, copyElements, removeElements } from '../../commands/change-elements.ts'
import { captionOf } from '../../elements/element-registry.ts'
import { copySelection, pasteFromClipboard } from '../clipboard/clipboard.ts'
import { type Editor, shownIn } from '../editor.ts'
import type { EditorAction } from './action.ts'

const selected = (editor: Editor) => shownIn(editor.store.get()).selected
const hasSelection = (editor: Editor) => selected(editor).length > 0
const hasUnlocked = (editor: Editor) => selected(editor).some(({ isLocked }) => !isLocked)

/** Whether nothing but a path is selected. */
const isPath = (editor: Editor) => {
  const [only, ...others] = selected(editor)
  return only?.kind === 'shape' && only.shape === 'path' && others.length === 0
}

/** Copies beside what is selected. */
function duplicate({ store, makeId }: Editor) {
  const { document, selection } = store.get()
  const page = document.pages.find(({ id }) => id === selection.pageId)
  const inOrder = page?.order.filter((id) => selection.ids.includes(id)) ?? []
  const copies = copyElements(document, inOrder, makeId, { dx: 200, dy: 200 })
  store.run(
    '创建副本',
    addElements(selection.pageId, copies),
    copies.map(({ id }) => id),
  )
}

function remove({ store, say }: Editor) {
  const { document, selection } = store.get()
  const locked = selection.ids.filter((id) => document.elements[id]?.isLocked)
  store.run('删除', removeElements(selection.ids))
  const [first] = locked
  const element = first ? document.elements[first] : undefined
  if (element) say('info', `“${captionOf(element)}”已锁定，先解锁再删除`)
}

function selectAll({ store }: Editor) {
  const { document, page } = shownIn(store.get())
  const free = page.order.filter((id) => {
    const element = document.elements[id]
    return element && !element.isHidden && !element.isLocked
  })
  store.select(free)
}

/** Goes to the next element in the order of layers, for the keyboard. */
const step =
  (by: 1 | -1) =>
  ({ store }: Editor) => {
    const { document, page, selected: chosen } = shownIn(store.get())
    const shown = page.order.filter((id) => document.elements[id]?.isHidden === false)
    const at = shown.indexOf(chosen.at(by === 1 ? -1 : 0)?.id ?? '')
    const next = shown[(at + by + shown.length) % shown.length]
    if (next) store.select([next], { wholeGroups: false })
  }

export const EDIT_ACTIONS: readonly EditorAction[] = [
  {
    id: 'undo',
    label: '撤销',
    group: '编辑',
    shortcuts: ['Ctrl+Z'],
    isEnabled: ({ store }) => store.get().past.length > 0,
    run: ({ store }) => store.undo(),
  },
  {
    id: 'redo',
    label: '重做',
    group: '编辑',
    shortcuts: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    isEnabled: ({ store }) => store.get().future.length > 0,
    run: ({ store }) => store.redo(),
  },
  // Ctrl X, C and V are the browser's own: their events carry the clipboard.
  {
    id: 'cut',
    label: '剪切',
    group: '编辑',
    isEnabled: hasUnlocked,
    run: (editor) => void copySelection(editor).then((isCopied) => isCopied && remove(editor)),
  },
  {
    id: 'copy',
    label: '复制',
    group: '编辑',
    isEnabled: hasSelection,
    run: (editor) => void copySelection(editor),
  },
  {
    id: 'paste',
    label: '粘贴',
    group: '编辑',
    isEnabled: () => true,
    run: (editor) => void pasteFromClipboard(editor, false),
  },
  {
    id: 'paste-in-place',
    label: '原位粘贴',
    group: '编辑',
    shortcuts: ['Ctrl+Shift+V'],
    isEnabled: () => true,
    run: (editor) => void pasteFromClipboard(editor, true),
  },
  {
    id: 'duplicate',
    label: '创建副本',
    group: '编辑',
    shortcuts: ['Ctrl+D'],
    isEnabled: hasSelection,
    run: duplicate,
  },
  {
    id: 'delete',
    label: '删除',
    group: '编辑',
    shortcuts: ['Delete', 'Backspace'],
    isEnabled: hasUnlocked,
    run: remove,
  },
  {
    id: 'select-all',
    label: '全选',
    group: '编辑',
    shortcuts: ['Ctrl+A'],
    isEnabled: () => true,
    run: selectAll,
  },
  {
    id: 'select-next',
    label: '选择下一个元素',
    group: '编辑',
    shortcuts: ['Alt+ArrowDown'],
    isEnabled: () => true,
    run: step(1),
  },
  {
    id: 'select-previous',
    label: '选择上一个元素',
    group: '编辑',
    shortcuts: ['Alt+ArrowUp'],
    isEnabled: () => true,
    run: step(-1),
  },
  {
    id: 'edit-text',
    label: '编辑文字',
    group: '编辑',
    shortcuts: ['Enter', 'F2'],
    isEnabled: (editor) =>
      selected(editor).length === 1 && selected(editor)[0]?.kind === 'text' && hasUnlocked(editor),
    run: (editor) => {
      const [only] = selected(editor)
      if (only) editor.canvas?.editText(only.id)
    },
  },
  {
    id: 'crop',
    label: '裁剪图片',
    group: '编辑',
    shortcuts: ['Enter'],
    isEnabled: (editor) =>
      selected(editor).length === 1 && selected(editor)[0]?.kind === 'image' && hasUnlocked(editor),
    run: (editor) => {
      const [only] = selected(editor)
      if (only && !editor.canvas?.cropPicture(only.id)) editor.say('error', '图片丢失，请重新上传')
    },
  },
  {
    id: 'draw-path',
    label: '绘制路径',
    group: '编辑',
    shortcuts: ['P'],
    isEnabled: () => true,
    run: (editor) => editor.canvas?.drawPath(),
  },
  {
    id: 'edit-path',
    label: '编辑路径节点',
    group: '编辑',
    shortcuts: ['Enter'],
    isEnabled: (editor) => isPath(editor) && hasUnlocked(editor),
    run: (editor) => {
      const [only] = selected(editor)
      if (only) editor.canvas?.editPath(only.id)
    },
  },
]
