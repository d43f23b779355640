import { addElements } from '../../commands/change-elements.ts'
import { addImage, hasSpaceFor } from '../../commands/change-images.ts'
import type { LabelImage } from '../../document/label-document.ts'
import { newImage } from '../../document/new-document.ts'
import { type Editor, shownIn } from '../editor.ts'
import { positionFor } from '../tools/add-to-label.ts'
import { pictureSize } from './picture-size.ts'

/** Largest side of a picture that is kept: 300 dpi over 200 mm. Larger ones are made smaller. */
const LARGEST_SIDE = 2_400
const KINDS = ['image/png', 'image/jpeg', 'image/webp']
const MOST_BYTES = 20 * 1024 * 1024
/** Looked at before a picture is unpacked: a small file can hold more pixels than the memory does. */
const HEADER_BYTES = 256 * 1024
const SIDE_MOST = 8_000
const PIXELS_MOST = 40_000_000

/**
 * A picture file as a picture of the document.
 * @throws {Error} in Chinese when the file is no picture, is too large, or cannot be read.
 */
async function readPicture(file: File, id: string): Promise<LabelImage> {
  if (!KINDS.includes(file.type)) throw new Error('只支持 PNG、JPG、WebP 图片，请转换格式后再上传')
  if (file.size > MOST_BYTES) throw new Error('图片超过 20 MB，请压缩后再上传')
  const size = pictureSize(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
  if (!size) throw new Error('图片无法读取，文件可能已损坏，请换一张')
  if (Math.max(size.width, size.height) > SIDE_MOST || size.width * size.height > PIXELS_MOST) {
    throw new Error(`图片有 ${size.width} × ${size.height} 像素，最多 8000 × 5000，请缩小后再上传`)
  }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    throw new Error('图片无法读取，文件可能已损坏，请换一张')
  }
  const shrink = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink))
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const kind = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return { id, source: canvas.toDataURL(kind, 0.92), width: canvas.width, height: canvas.height }
}

/** Puts a picture file onto the label, at 300 dpi if it fits, otherwise as large as half the label. */
export async function addPictureFile(editor: Editor, file: File): Promise<void> {
  try {
    const image = await readPicture(file, editor.makeId())
    const { document, page } = shownIn(editor.store.get())
    if (!hasSpaceFor(document, image.source.length)) throw new Error('标签里的图片太多太大，请先删除一些')
    const natural = { width: (image.width / 300) * 2_540, height: (image.height / 300) * 2_540 }
    const scale = Math.min(1, page.width / 2 / natural.width, page.height / 2 / natural.height)
    const id = editor.makeId()
    const [width, height] = [Math.round(natural.width * scale), Math.round(natural.height * scale)]
    const element = { ...newImage(id, image.id, width, height), name: file.name.slice(0, 40) }
    const placed = { ...element, ...positionFor(editor, element) }
    editor.store.run('添加图片', (before) => addElements(page.id, [placed])(addImage(image)(before)), [id])
  } catch (error) {
    editor.say('error', error instanceof Error ? error.message : '图片没有添加成功，请重试')
  }
}
