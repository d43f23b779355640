/**
 * Puts a PNG file on the clipboard. The file may still be in the making: browsers only allow the copy right after a press.
 * @throws {Error} in Chinese when the browser does not allow it, or what went wrong in the making.
 */
export async function copyPicture(file: Promise<Blob>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) {
    throw new Error('这个浏览器不能复制图片：请导出 PNG 文件')
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })])
  } catch {
    await file
    throw new Error('没有复制成功：浏览器没有允许使用剪贴板，请允许后重试，或导出 PNG 文件')
  }
}
