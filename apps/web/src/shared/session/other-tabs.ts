import { createEffect } from 'effector'

/** What one tab tells the others of the same browser. */
export type SessionNews = 'signed-in' | 'signed-out'

const CHANNEL = 'haixuan.session'

// One for speaking and listening: a tab must not hear itself.
let channel: BroadcastChannel | null = null
function joined(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export const tellOtherTabsFx = createEffect((news: SessionNews) => joined().postMessage(news))

/**
 * Listens to other tabs; anything but the two known words is ignored.
 * @returns ends the listening
 */
export function listenToOtherTabs(listener: (news: SessionNews) => void): () => void {
  const listening = joined()
  listening.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data)
  }
  return () => {
    listening.onmessage = null
  }
}
