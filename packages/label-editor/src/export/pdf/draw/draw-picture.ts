import type { PictureItem } from '../../../layout/display-list.ts'
import { nums } from '../file/pdf-text.ts'
import type { PdfPictures } from '../pictures/pdf-pictures.ts'
import type { Content } from './content.ts'

/** A picture in its box; what its crop cuts off is outside a clip. */
export function drawPicture(content: Content, item: PictureItem, pictures: PdfPictures): void {
  const picture = pictures.get(item)
  if (!picture || item.width <= 0 || item.height <= 0) return
  const { crop } = item
  const width = item.width / (1 - crop.left - crop.right)
  const height = item.height / (1 - crop.top - crop.bottom)
  const [x, y] = [item.x - crop.left * width, item.y - crop.top * height]
  content.save()
  if (crop.left > 0 || crop.right > 0 || crop.top > 0 || crop.bottom > 0)
    content.add(`${nums([item.x, item.y, item.width, item.height])} re W n`)
  // Dots of black and white are painted through a mask, in black.
  content.add('0 g')
  content.transform([width, 0, 0, -height, x, y + height])
  content.draw(picture.name, picture.ref)
  content.restore()
}
