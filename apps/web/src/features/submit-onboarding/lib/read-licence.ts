const LONGEST_PX = 1_600
const QUALITY = 0.82

/**
 * Draws a picture of the licence again, smaller and without what a camera writes into it.
 * @returns a JPEG, base64. Throws a Chinese sentence when the file is no picture
 */
export async function readLicence(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('无法读取营业执照图片，请换一张 JPG 或 PNG 图片')
  })
  const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? ''
}
