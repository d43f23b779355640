import { createEffect } from 'effector'

/** What one tab tells the others of the same browser. */
export type SessionNews = 'signed-in' | 'signed-out'

const CHANNEL = 'haixuan.session'

export const tellOtherTabsFx = createEffect((news: SessionNews) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
})

/**
 * Listens to other tabs; anything but the two known words is ignored.
 * @returns ends the listening
 */
export function listenToOtherTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data)
  }
  return () => channel.close()
}
