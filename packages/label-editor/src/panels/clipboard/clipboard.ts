import { addElements } from '../../commands/change-elements.ts'
import { newText } from '../../document/new-document.ts'
import { grownToText } from '../../elements/text/grow-to-text.ts'
import { type Desk, shownIn } from '../desk.ts'
import { addPictureFile } from '../pictures/add-picture.ts'
import { clipOf, pasteOf, plainTextOf } from './clip.ts'

/** Our own kind of content; other programs see the plain text beside it. */
const TYPE = 'application/x-haixuan-label'
/** Where a browser lets only plain text through, the last copy of this window is found by its words. */
let lastClip: { plain: string; clip: string; isOnSystem: boolean } | null = null

/** What a copy or cut event takes along. Answers whether anything was selected. */
export function writeClip(desk: Desk, data: DataTransfer): boolean {
  const { document, selected } = shownIn(desk.store.get())
  if (selected.length === 0) return false
  const { pageId, ids } = desk.store.get().selection
  const clip = clipOf(document, pageId, ids)
  const plain = plainTextOf(selected)
  data.setData(TYPE, clip)
  data.setData('text/plain', plain)
  lastClip = { plain, clip, isOnSystem: true }
  return true
}

function pasteClip(desk: Desk, clip: string, isInPlace: boolean): boolean {
  const paste = pasteOf(clip, desk.store.get().selection.pageId, desk.makeId, isInPlace)
  if (!paste) return false
  desk.store.run('粘贴', paste.command, paste.ids)
  return true
}

function pasteText(desk: Desk, text: string) {
  const { page } = shownIn(desk.store.get())
  const id = desk.makeId()
  const width = Math.min(3_000, page.width - 400)
  const element = grownToText({ ...newText(id, text), x: 200, y: 200, width })
  desk.store.run('粘贴文字', addElements(page.id, [element]), [id])
}

/** Takes over what a paste event brings: elements of ours, a picture, or words. */
export function readClip(desk: Desk, data: DataTransfer, isInPlace = false): boolean {
  if (pasteClip(desk, data.getData(TYPE), isInPlace)) return true
  const picture = [...data.files].find(({ type }) => type.startsWith('image/'))
  if (picture) {
    void addPictureFile(desk, picture)
    return true
  }
  const plain = data.getData('text/plain')
  if (lastClip && lastClip.plain === plain && pasteClip(desk, lastClip.clip, isInPlace)) return true
  if (plain.trim() === '') return false
  pasteText(desk, plain.slice(0, 5_000))
  return true
}

/** The menu's copy: there is no event, so the browser's clipboard gets the words and this window keeps the rest. */
export async function copySelection(desk: Desk): Promise<boolean> {
  const { document, selected } = shownIn(desk.store.get())
  const { pageId, ids } = desk.store.get().selection
  const plain = plainTextOf(selected)
  const copied = { plain, clip: clipOf(document, pageId, ids), isOnSystem: false }
  lastClip = copied
  try {
    await navigator.clipboard.writeText(plain)
    copied.isOnSystem = true
  } catch {
    desk.say('info', '浏览器不允许写入剪贴板，只能在本窗口粘贴')
  }
  return true
}

/** What lies on the browser's clipboard: a picture, or words. Fails where the browser does not let it be read. */
async function readSystem(): Promise<{ picture: File | null; plain: string }> {
  const items = 'read' in navigator.clipboard ? await navigator.clipboard.read() : []
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith('image/'))
    if (type) return { picture: new File([await item.getType(type)], '粘贴的图片', { type }), plain: '' }
  }
  return { picture: null, plain: await navigator.clipboard.readText() }
}

/** The menu's paste: what was copied last, in this window or in another program; only our own has a place to keep. */
export async function pasteFromClipboard(desk: Desk, isInPlace: boolean): Promise<void> {
  const isOurs = isInPlace || !lastClip?.isOnSystem
  if (lastClip && isOurs && pasteClip(desk, lastClip.clip, isInPlace)) return
  try {
    const { picture, plain } = await readSystem()
    if (picture) await addPictureFile(desk, picture)
    else if (lastClip?.plain === plain) pasteClip(desk, lastClip.clip, isInPlace)
    else if (plain.trim() !== '') pasteText(desk, plain.slice(0, 5_000))
  } catch {
    if (lastClip && pasteClip(desk, lastClip.clip, isInPlace)) return
    desk.say('info', '浏览器不允许读取剪贴板，请按 Ctrl V 粘贴')
  }
}
