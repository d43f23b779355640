import { newDocument } from '../document/new-document.ts'
import { type MountedEditor, mountEditor } from '../embed/mount-editor.tsx'
import { EMBED_LOCALE, type EmbedRows, isPanel } from '../embed/protocol.ts'
import { readRows } from '../embed/read-message.ts'
import type { EditorPanel } from '../panels/editor-panel.ts'
import { createMemoryStorage } from '../storage/label-storage.ts'
import { openStorageWithLastLabel } from '../storage/last-label.ts'
import { type ElementRoot, prepareRoot } from './element-root.ts'

/** Events of the element and what their `detail` holds. They do not bubble. */
export interface LabelEditorElementEvents {
  /** The editor can be worked with, by hand and by methods. */
  'label-ready': CustomEvent<{ isKept: boolean }>
  'label-change': CustomEvent<{ id: string; name: string }>
  /** The user made a file. */
  'label-export': CustomEvent<{ name: string; file: Blob }>
  /** It cannot be shown; `message` says why, in Chinese. */
  'label-error': CustomEvent<{ message: string }>
}

/**
 * `<haixuan-label-editor>`: the whole editor in a page that knows no React. It runs as a part of that page: a page that
 * must not see into the labels takes the frame instead.
 *
 * Attributes: `theme` (`light`, `dark`; else the system's), `panels` (names with spaces between; else all), `locale`
 * (only `zh-CN`), `storage` (`none`: the page keeps the labels itself; else they are kept in this browser). Its size is
 * the page's business: it fills its own box.
 */
export class LabelEditorElement extends HTMLElement {
  static readonly observedAttributes = ['theme', 'panels']
  #editor: MountedEditor | null = null
  #root: ElementRoot | null = null
  #makeReady: () => void = () => {}
  #ready = new Promise<void>((resolve) => {
    this.#makeReady = resolve
  })

  /** When the editor can be worked with. */
  get ready(): Promise<void> {
    return this.#ready
  }

  get theme(): string {
    return this.getAttribute('theme') ?? 'system'
  }
  set theme(theme: string) {
    this.setAttribute('theme', theme)
  }

  /** What the user may have; null is everything. */
  get panels(): readonly EditorPanel[] | null {
    const written = this.getAttribute('panels')
    return written === null ? null : written.split(/\s+/).filter(isPanel)
  }
  set panels(panels: readonly EditorPanel[] | null) {
    if (panels === null) this.removeAttribute('panels')
    else this.setAttribute('panels', panels.join(' '))
  }

  connectedCallback(): void {
    const locale = this.getAttribute('locale') ?? EMBED_LOCALE
    if (locale !== EMBED_LOCALE) {
      this.#tell('label-error', { message: `目前只有简体中文，请把 locale 改为 ${EMBED_LOCALE}` })
      return
    }
    this.#start().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : '编辑器没有打开，请刷新页面重试'
      this.#tell('label-error', { message })
    })
  }

  disconnectedCallback(): void {
    // Moved inside the page it comes back at once: then it stays as it is.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#editor?.unmount()
      this.#editor = null
      this.#root?.remove()
      this.#root = null
      this.#ready = new Promise((resolve) => {
        this.#makeReady = resolve
      })
    })
  }

  attributeChangedCallback(name: string): void {
    if (name === 'theme') this.#root?.setTheme(this.theme)
    else this.#editor?.setPanels(this.panels)
  }

  /**
   * Opens a label in place of the present one.
   * @param label Text of a label file, or what is in it.
   * @throws {DocumentError} when it is no label.
   */
  async openLabel(label: string | object): Promise<void> {
    await this.#ready
    await this.#editor?.open(typeof label === 'string' ? label : JSON.stringify(label))
  }

  /** The open label as the text of a label file. */
  async readLabel(): Promise<string> {
    await this.#ready
    return this.#editor?.read() ?? ''
  }

  /**
   * Rows that the batch dialog begins with: names of columns to values.
   * @throws {RangeError} when they are no rows, or too many.
   */
  async setRows(rows: EmbedRows): Promise<void> {
    const read = readRows(rows)
    if ('refusal' in read) throw new RangeError(read.refusal.message)
    await this.#ready
    this.#editor?.setRows(read.rows)
  }

  async #start(): Promise<void> {
    if (this.#root) return
    const root = prepareRoot(this)
    this.#root = root
    root.setTheme(this.theme)
    const isOwn = this.getAttribute('storage') !== 'none'
    const forgetful = () => ({
      storage: createMemoryStorage(),
      document: newDocument(() => crypto.randomUUID()),
      revision: 0,
      isKept: false,
    })
    const [opened] = await Promise.all([isOwn ? openStorageWithLastLabel() : forgetful(), root.styled])
    if (this.#root !== root) return
    this.#editor = mountEditor({
      root: root.editor,
      layers: root.layers,
      opened,
      panels: this.panels,
      isWarned: isOwn && !opened.isKept,
      onChange: (label) => this.#tell('label-change', label),
      onExport: (made) => this.#tell('label-export', made),
    })
    this.#makeReady()
    this.#tell('label-ready', { isKept: opened.isKept })
  }

  #tell<K extends keyof LabelEditorElementEvents>(
    name: K,
    detail: LabelEditorElementEvents[K]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(name, { detail }))
  }
}
