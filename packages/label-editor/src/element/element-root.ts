/** What the element draws into: a shadow root with its own styles. */
export interface ElementRoot {
  editor: HTMLElement
  /** Dialogs and menus; they are in the shadow root too, where their styles are. */
  layers: HTMLElement
  /** When the style sheets are there. */
  styled: Promise<void>
  setTheme(theme: string): void
  remove(): void
}

/** The build lays the style sheets beside this script. */
const beside = (name: string) => import.meta.url.replace(/[^/]*$/, name)

const sheetLink = (name: string) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = beside(name)
  return link
}

/** Faces are known to the document alone: in a shadow root a browser does not register them. */
function registerFaces(): void {
  const href = beside('label-editor-fonts.css')
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return
  document.head.append(sheetLink('label-editor-fonts.css'))
}

const DARK = matchMedia('(prefers-color-scheme: dark)')

const part = (className: string) => {
  const element = document.createElement('div')
  element.className = className
  return element
}

/** @throws {Error} in Chinese, from `styled`, when the style sheet cannot be loaded. */
export function prepareRoot(host: HTMLElement): ElementRoot {
  registerFaces()
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = sheetLink('label-editor.css')
  const styled = new Promise<void>((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => reject(new Error(`样式没有加载成功，请确认 ${sheet.href} 可以访问`))
  })
  const [ground, editor, layers] = [part('ground'), part('editor'), part('layers')]
  ground.dataset['density'] = 'comfortable'
  const own = document.createElement('style')
  own.textContent =
    // What the page inherits to everything ends here; the kit's own layer comes later and is stronger.
    '@layer from-page{.ground{all:initial;display:block}}' +
    ':host{display:block;height:720px}:host([hidden]){display:none}' +
    '.ground,.editor{height:100%;--label-editor-height:100%}'
  ground.append(editor, layers)
  shadow.replaceChildren(own, sheet, ground)

  let wanted = 'system'
  const paint = () => {
    const system = DARK.matches ? 'dark' : 'light'
    ground.dataset['theme'] = wanted === 'light' || wanted === 'dark' ? wanted : system
  }
  DARK.addEventListener('change', paint)
  return {
    editor,
    layers,
    styled,
    setTheme(theme) {
      wanted = theme
      paint()
    },
    remove() {
      DARK.removeEventListener('change', paint)
      shadow.replaceChildren()
    },
  }
}
