import { toMm } from '../../units/length.ts'

/** A page to print: an SVG drawing of its size, hundredths of a millimetre. */
interface PrintedPage {
  svg: string
  width: number
  height: number
}

const styleOf = (pages: readonly PrintedPage[]) =>
  [
    'html,body{margin:0;padding:0;background:#fff}',
    'div{overflow:hidden;break-after:page;break-inside:avoid}',
    'div:last-child{break-after:auto}',
    'svg{display:block}',
    ...pages.map(({ width, height }, at) => {
      const [wide, high] = [toMm(width), toMm(height)]
      // A hair lower than its paper: rounded up, a drawing would push out an empty page.
      return `@page p${at}{size:${wide}mm ${high}mm;margin:0}.p${at}{page:p${at};width:${wide}mm;height:${high - 0.05}mm}`
    }),
  ].join('')

const loaded = (picture: SVGImageElement) =>
  new Promise<void>((resolve) => {
    const probe = new Image()
    probe.onload = () => resolve()
    probe.onerror = () => resolve()
    probe.src = picture.getAttribute('href') ?? ''
  })

/** How long a frame is kept for a browser that continues printing from it, ms. */
const PATIENCE = 60_000

/**
 * Opens the browser's print dialog for pages of exactly the size of their labels. Answers when the dialog is open or,
 * where the browser waits for it, closed.
 * @throws {Error} in Chinese when the browser cannot print.
 */
export async function printPages(pages: readonly PrintedPage[], title: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.title = '打印'
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;inset:auto auto 0 0;width:0;height:0;border:0;visibility:hidden'
  document.body.append(frame)
  const inside = frame.contentDocument
  const view = frame.contentWindow
  if (!inside || !view) {
    frame.remove()
    throw new Error('浏览器不允许打印：请改用“导出 PDF”，再从 PDF 打印')
  }
  inside.title = title
  const style = inside.createElement('style')
  style.textContent = styleOf(pages)
  inside.head.append(style)
  for (const [at, { svg }] of pages.entries()) {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    const sheet = inside.createElement('div')
    sheet.className = `p${at}`
    sheet.append(inside.adoptNode(drawing))
    inside.body.append(sheet)
  }
  await Promise.all([...inside.querySelectorAll('image')].map(loaded))
  // The dialog may still be reading the frame when print() answers.
  view.addEventListener('afterprint', () => frame.remove(), { once: true })
  setTimeout(() => frame.remove(), PATIENCE)
  view.focus()
  view.print()
}
