import type { Arrived } from './host-message.ts'

/**
 * Forwards messages of other windows without reading them.
 * @returns ends the listening
 */
export function listenToHost(listener: (arrived: Arrived) => void): () => void {
  const listen = ({ data, origin, source }: MessageEvent<unknown>) =>
    listener({ data, origin, isFromParent: source === window.parent })
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

/** Says something to the host client; only a window of exactly this origin hears it. */
export function tellHost(message: object, origin: string): void {
  window.parent.postMessage({ v: 1, ...message }, origin)
}
