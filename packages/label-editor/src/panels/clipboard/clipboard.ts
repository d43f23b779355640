import { addElements } from '../../commands/change-elements.ts'
import { newText } from '../../document/new-document.ts'
import { grownToText } from '../../elements/text/grow-to-text.ts'
import { type Editor, shownIn } from '../editor.ts'
import { addPictureFile } from '../pictures/add-picture.ts'
import { clipOf, pasteOf, plainTextOf } from './clip.ts'

/** Our own kind of content; other programs see the plain text beside it. */
const TYPE = 'application/x-haixuan-label'
/** Where a browser lets only plain text through, the last copy of this window is found by its words. */
let lastClip: { plain: string; clip: string; isOnSystem: boolean } | null = null

/** What a copy or cut event takes along. Answers whether anything was selected. */
export function writeClip(editor: Editor, data: DataTransfer): boolean {
  const { document, selected } = shownIn(editor.store.get())
  if (selected.length === 0) return false
  const { pageId, ids } = editor.store.get().selection
  const clip = clipOf(document, pageId, ids)
  const plain = plainTextOf(selected)
  data.setData(TYPE, clip)
  data.setData('text/plain', plain)
  lastClip = { plain, clip, isOnSystem: true }
  return true
}

function pasteClip(editor: Editor, clip: string, isInPlace: boolean): boolean {
  const paste = pasteOf(clip, editor.store.get().selection.pageId, editor.makeId, isInPlace)
  if (!paste) return false
  editor.store.run('粘贴', paste.command, paste.ids)
  return true
}

function pasteText(editor: Editor, text: string) {
  const { page } = shownIn(editor.store.get())
  const id = editor.makeId()
  const width = Math.min(3_000, page.width - 400)
  const element = grownToText({ ...newText(id, text), x: 200, y: 200, width })
  editor.store.run('粘贴文字', addElements(page.id, [element]), [id])
}

/** Takes over what a paste event brings: elements of this project, a picture, or words. */
export function readClip(editor: Editor, data: DataTransfer, isInPlace = false): boolean {
  if (pasteClip(editor, data.getData(TYPE), isInPlace)) return true
  const picture = [...data.files].find(({ type }) => type.startsWith('image/'))
  if (picture) {
    void addPictureFile(editor, picture)
    return true
  }
  const plain = data.getData('text/plain')
  if (lastClip && lastClip.plain === plain && pasteClip(editor, lastClip.clip, isInPlace)) return true
  if (plain.trim() === '') return false
  pasteText(editor, plain.slice(0, 5_000))
  return true
}

/** The menu's copy: there is no event, so the browser's clipboard gets the words and this window keeps the rest. */
export async function copySelection(editor: Editor): Promise<boolean> {
  const { document, selected } = shownIn(editor.store.get())
  const { pageId, ids } = editor.store.get().selection
  const plain = plainTextOf(selected)
  const copied = { plain, clip: clipOf(document, pageId, ids), isOnSystem: false }
  lastClip = copied
  try {
    await navigator.clipboard.writeText(plain)
    copied.isOnSystem = true
  } catch {
    editor.say('info', '浏览器不允许写入剪贴板，只能在本窗口粘贴')
  }
  return true
}

/** What is on the browser's clipboard: a picture, or words. Fails where the browser does not let it be read. */
async function readSystem(): Promise<{ picture: File | null; plain: string }> {
  const items = 'read' in navigator.clipboard ? await navigator.clipboard.read() : []
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith('image/'))
    if (type) return { picture: new File([await item.getType(type)], '粘贴的图片', { type }), plain: '' }
  }
  return { picture: null, plain: await navigator.clipboard.readText() }
}

/** The menu's paste: what was copied last, in this window or in another program; only our own has a place to keep. */
export async function pasteFromClipboard(editor: Editor, isInPlace: boolean): Promise<void> {
  const isOurs = isInPlace || !lastClip?.isOnSystem
  if (lastClip && isOurs && pasteClip(editor, lastClip.clip, isInPlace)) return
  try {
    const { picture, plain } = await readSystem()
    if (picture) await addPictureFile(editor, picture)
    else if (lastClip?.plain === plain) pasteClip(editor, lastClip.clip, isInPlace)
    else if (plain.trim() !== '') pasteText(editor, plain.slice(0, 5_000))
  } catch {
    if (lastClip && pasteClip(editor, lastClip.clip, isInPlace)) return
    editor.say('info', '浏览器不允许读取剪贴板，请按 Ctrl V 粘贴')
  }
}
