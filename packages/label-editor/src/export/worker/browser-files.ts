import { FontFileError, type FontSource } from '../fonts/font-source.ts'
import type { ReadOther } from '../pictures/read-picture.ts'
import { FONT_URLS } from './font-urls.gen.ts'
import { moreFontUrls } from './more-font-urls.ts'

/** Font files of the own origin. Works with the network off once a service worker or the cache has them. */
export const browserFonts: FontSource = {
  async load(file, face) {
    const url = FONT_URLS[file] ?? (await moreFontUrls(face))[file]
    if (!url) throw new FontFileError(`没有字体文件 ${file}，请刷新页面更新后重试`)
    let response: Response
    try {
      response = await fetch(url)
    } catch (cause) {
      throw new FontFileError('字体没有下载成功，请检查网络后重试', { cause })
    }
    if (!response.ok) throw new FontFileError(`字体没有下载成功（${response.status}），请刷新页面后重试`)
    return new Uint8Array(await response.arrayBuffer())
  },
}

/** WebP and whatever else the browser knows. */
export const readByBrowser: ReadOther = async (type, bytes) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context ? { data: context.getImageData(0, 0, width, height).data, width, height } : null
}
