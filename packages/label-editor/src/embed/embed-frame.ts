import {
  CONNECT,
  EMBED_VERSION,
  type EmbedAnswer,
  type EmbedQuestion,
  type EmbedRefusal,
  type EmbedSettings,
  READY,
  REFUSED,
} from './protocol.ts'
import { idOf, readConnect, readQuestion } from './read-message.ts'

/** What the frame's page does with what the host wants. */
export interface FrameEditor {
  isKept: boolean
  /**
   * Does what a question asks.
   * @returns The label for `read`, nothing for all others.
   * @throws {Refused} when it cannot be done.
   */
  answer(question: EmbedQuestion): Promise<{ document?: string }>
}

/** Something that the host is told it cannot have. */
export class Refused extends Error {
  readonly refusal: EmbedRefusal
  constructor(refusal: EmbedRefusal) {
    super(refusal.message)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

export interface EmbedFrame {
  /** Tells the host, if one is connected. */
  tell(answer: Extract<EmbedAnswer, { event: string }>): void
  close(): void
}

interface EmbedFrameOptions {
  /** Exact origins that may embed this page; an opaque one (`null`) never may. */
  origins: readonly string[]
  /** A host of the list connected: makes the editor. Called once. */
  onConnected(settings: EmbedSettings): Promise<FrameEditor>
}

/**
 * The frame's end of the bridge. It listens to the window that shows this page alone, and only when that window's
 * origin is on the list exactly; the connection is a port of its own, so that no other script of the page can
 * speak in between.
 */
export function createEmbedFrame({ origins, onConnected }: EmbedFrameOptions): EmbedFrame {
  const allowed = origins.filter((origin) => origin !== 'null')
  let port: MessagePort | null = null
  let editor: FrameEditor | null = null

  const say = (message: EmbedAnswer) => port?.postMessage(message)
  const refuse = (refusal: EmbedRefusal, origin: string) =>
    window.parent.postMessage({ type: REFUSED, v: EMBED_VERSION, ...refusal }, origin)

  async function hear({ data }: MessageEvent<unknown>) {
    const read = readQuestion(data)
    const id = idOf(data)
    if (!read || id === null || !editor) return
    if ('refusal' in read) {
      say({ id, ok: false, ...read.refusal })
      return
    }
    try {
      say({ id, ok: true, ...(await editor.answer(read.message)) })
    } catch (error) {
      const message = error instanceof Error ? error.message : '没有完成，请重试'
      const refusal = error instanceof Refused ? error.refusal : { reason: 'document' as const, message }
      say({ id, ok: false, ...refusal })
    }
  }

  async function listen({ data, origin, source, ports }: MessageEvent<unknown>) {
    const isFromParent = source === window.parent && source !== window
    const read = readConnect({ data, origin, isFromParent }, allowed)
    const [given] = ports
    if (!read) return
    if ('refusal' in read) {
      refuse(read.refusal, origin)
      return
    }
    if (port) return
    if (!given) {
      refuse({ reason: 'form', message: `${CONNECT} 要随消息交出一个 MessagePort` }, origin)
      return
    }
    port = given
    editor = await onConnected(read.message)
    port.onmessage = (event) => void hear(event)
    say({ event: 'connected', isKept: editor.isKept })
  }

  const heard = (event: MessageEvent<unknown>) => void listen(event)
  window.addEventListener('message', heard)
  // Each origin hears it only if it is the one that shows this page.
  for (const origin of allowed) window.parent.postMessage({ type: READY, v: EMBED_VERSION }, origin)
  return {
    tell: say,
    close() {
      window.removeEventListener('message', heard)
      port?.close()
    },
  }
}
