interface Poster {
  /** The QR code as it is on the page. */
  code: SVGSVGElement
  siteName: string
  nickname: string
  inviteCode: string
}

const [WIDTH, HEIGHT] = [600, 840]
const FONT = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/** Draws the poster on a canvas; the QR code is that of the page, module by module. */
export async function drawPoster(canvas: HTMLCanvasElement, poster: Poster): Promise<void> {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('此浏览器不能绘制海报，请直接复制链接')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = '#0e5a73'
  pen.fillRect(0, 0, WIDTH, 300)
  pen.textAlign = 'center'
  write(pen, poster.siteName, { y: 110, size: 56, colour: '#ffffff', weight: 700 })
  write(pen, '跨境电商选品数据', { y: 170, size: 30, colour: '#d5e9f0' })
  write(pen, 'Temu · Shein · AliExpress · TikTok', { y: 222, size: 24, colour: '#d5e9f0' })
  pen.drawImage(await pictureOf(poster.code), 160, 350, 280, 280)
  write(pen, `${poster.nickname} 邀请您一起选品`, { y: 690, size: 28, colour: '#1b1f1e', weight: 700 })
  write(pen, `扫码注册 · 邀请码 ${poster.inviteCode}`, { y: 740, size: 26, colour: '#4d5654' })
}

interface Ink {
  y: number
  size: number
  colour: string
  weight?: number
}

function write(pen: CanvasRenderingContext2D, text: string, { y, size, colour, weight = 400 }: Ink): void {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.fillText(text, WIDTH / 2, y, WIDTH - 80)
}

/** The vector code as a picture. Its colours come from a style sheet, which a picture does not have. */
async function pictureOf(code: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = code.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '560')
  copy.setAttribute('height', '560')
  const [ground, modules] = copy.querySelectorAll('path')
  ground?.setAttribute('fill', '#ffffff')
  modules?.setAttribute('fill', '#000000')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  return image
}
