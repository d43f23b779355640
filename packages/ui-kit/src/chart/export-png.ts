import type { Palette } from './palette.ts'

/** A picture of a plot with its title and legend above it, as a PNG. Sizes follow the plot's own pixels. */
export function plotPicture(
  plot: HTMLCanvasElement,
  title: string,
  legend: readonly { readonly label: string; readonly color: string }[],
  palette: Palette,
): HTMLCanvasElement {
  const ratio = devicePixelRatio
  const head = 56 * ratio
  const canvas = plot.ownerDocument.createElement('canvas')
  canvas.width = plot.width
  canvas.height = plot.height + head
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('浏览器没有提供画布，无法导出图片，请换用最新版浏览器')
  ctx.fillStyle = palette.surface
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.drawImage(plot, 0, head)
  ctx.scale(ratio, ratio)
  ctx.textBaseline = 'middle'
  ctx.fillStyle = palette.text
  ctx.font = palette.font.replace('12px', '600 14px')
  ctx.fillText(title, 12, 18)
  ctx.font = palette.font
  let x = 12
  for (const { label, color } of legend) {
    ctx.fillStyle = color
    ctx.fillRect(x, 39, 14, 3)
    ctx.fillStyle = palette.axis
    ctx.fillText(label, x + 20, 41)
    x += 20 + ctx.measureText(label).width + 18
  }
  return canvas
}

/** Hands a canvas to the reader as a file. */
export async function downloadPng(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('图片太大，无法导出，请缩小窗口后再试')
  const link = canvas.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${name}.png`
  link.click()
  URL.revokeObjectURL(link.href)
}
