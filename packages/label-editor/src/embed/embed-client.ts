import type { EditorPanel } from '../panels/editor-panel.ts'
import {
  CONNECT,
  EMBED_VERSION,
  type EmbedAnswer,
  type EmbedQuestion,
  type EmbedReason,
  type EmbedRows,
  type EmbedTheme,
  READY,
  REFUSED,
} from './protocol.ts'

export interface LabelEditorEvents {
  /** The label was changed or another one was opened; ask `read()` for it when it is needed. */
  change: { id: string; name: string }
  /** The user made a file. */
  export: { name: string; file: Blob }
}

export interface ConnectOptions {
  /** Look of the editor; `system` unless told. */
  theme?: EmbedTheme
  /** Language; there is only `zh-CN`, anything else is refused. */
  locale?: string
  /** What the user may have; everything unless told. */
  panels?: readonly EditorPanel[]
  /** How long to wait for the frame, ms. */
  patience?: number
}

export interface LabelEditorClient {
  /** Whether labels outlive the frame. If not, ask the user to save to a file, or keep what `read()` gives. */
  readonly isKept: boolean
  /**
   * Opens a label in place of the present one.
   * @param document Text of a label file, or what is in it.
   */
  open(document: string | object): Promise<void>
  /** The open label as the text of a label file. */
  read(): Promise<string>
  /** Rows that the batch dialog begins with. */
  setRows(rows: EmbedRows): Promise<void>
  setTheme(theme: EmbedTheme): Promise<void>
  /** @param panels null gives everything back. */
  setPanels(panels: readonly EditorPanel[] | null): Promise<void>
  /** Answers the way to stop listening. */
  on<K extends keyof LabelEditorEvents>(
    event: K,
    listener: (detail: LabelEditorEvents[K]) => void,
  ): () => void
  /** Ends the connection; questions that wait fail. */
  close(): void
}

/** `timeout`: the frame did not answer; `closed`: the connection was ended. */
export class EmbedError extends Error {
  readonly reason: EmbedReason | 'timeout' | 'closed'
  constructor(reason: EmbedReason | 'timeout' | 'closed', message: string) {
    super(message)
    this.name = 'EmbedError'
    this.reason = reason
  }
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never
type Waiting = { resolve(answer: { document?: string }): void; reject(error: EmbedError): void }

const PATIENCE_MS = 20_000

function createClient(port: MessagePort, isKept: boolean): LabelEditorClient {
  const waiting = new Map<number, Waiting>()
  const listeners = { change: new Set<unknown>(), export: new Set<unknown>() }
  let lastId = 0
  let isClosed = false

  const tell = <K extends keyof LabelEditorEvents>(event: K, detail: LabelEditorEvents[K]) => {
    for (const listener of listeners[event]) (listener as (detail: LabelEditorEvents[K]) => void)(detail)
  }

  port.onmessage = ({ data }: MessageEvent<EmbedAnswer>) => {
    if ('event' in data) {
      if (data.event === 'change') tell('change', { id: data.id, name: data.name })
      else if (data.event === 'export') tell('export', { name: data.name, file: data.file })
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) asked?.resolve(data)
    else asked?.reject(new EmbedError(data.reason, data.message))
  }

  const ask = (question: Unnumbered<EmbedQuestion>) =>
    new Promise<{ document?: string }>((resolve, reject) => {
      if (isClosed) {
        reject(new EmbedError('closed', '与编辑器的连接已经结束'))
        return
      }
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, ...question })
    })

  return {
    isKept,
    async open(document) {
      await ask({ ask: 'open', document: typeof document === 'string' ? document : JSON.stringify(document) })
    },
    read: async () => (await ask({ ask: 'read' })).document ?? '',
    async setRows(rows) {
      await ask({ ask: 'set-rows', rows })
    },
    async setTheme(theme) {
      await ask({ ask: 'set-theme', theme })
    },
    async setPanels(panels) {
      await ask({ ask: 'set-panels', panels })
    },
    on(event, listener) {
      listeners[event].add(listener)
      return () => void listeners[event].delete(listener)
    },
    close() {
      isClosed = true
      port.close()
      for (const { reject } of waiting.values()) reject(new EmbedError('closed', '与编辑器的连接已经结束'))
      waiting.clear()
    },
  }
}

/**
 * Connects a page to the label editor in one of its frames. The frame may be loading still, or loaded already.
 * @param frame Its `src` is the address of `embed.html`; messages go to the origin of that address alone.
 * @throws {EmbedError} when the frame refuses (`version`, `locale`, `form`) or does not answer (`timeout`): then this
 * page's origin is usually not on the editor's list.
 */
export function connectLabelEditor(
  frame: HTMLIFrameElement,
  { theme = 'system', locale = 'zh-CN', panels, patience = PATIENCE_MS }: ConnectOptions = {},
): Promise<LabelEditorClient> {
  const { origin } = new URL(frame.src, document.baseURI)
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const fail = (error: EmbedError) => {
      stop.abort()
      clearTimeout(timer)
      reject(error)
    }
    const timer = setTimeout(() => {
      const message = `标签编辑器没有回应：请确认 ${location.origin} 在 ${origin} 的许可来源列表里，并且页面能打开`
      fail(new EmbedError('timeout', message))
    }, patience)

    const connect = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<EmbedAnswer>) => {
        if (!('event' in data) || data.event !== 'connected') return
        stop.abort()
        clearTimeout(timer)
        resolve(createClient(port1, data.isKept))
      }
      const message = { type: CONNECT, v: EMBED_VERSION, locale, theme, panels: panels ?? null }
      frame.contentWindow?.postMessage(message, origin, [port2])
    }
    window.addEventListener(
      'message',
      ({
        data,
        source,
        origin: from,
      }: MessageEvent<{ type?: unknown; reason?: EmbedReason; message?: string }>) => {
        if (source !== frame.contentWindow || from !== origin || typeof data !== 'object' || !data) return
        if (data.type === READY) connect()
        if (data.type === REFUSED)
          fail(new EmbedError(data.reason ?? 'form', data.message ?? '标签编辑器拒绝了连接'))
      },
      { signal: stop.signal },
    )
    // A frame that was ready before this hears it; one that loads still says so itself.
    connect()
  })
}
