import { createEffect, createEvent, createStore, sample } from 'effector'
import { noticeAsked } from '#shared/notice'

const POLL_MS = 500
/** Specification, section 8. */
const GIVE_UP_MS = 30_000
const VERSION = /^\d{1,3}(\.\d{1,3}){1,3}$/

/** The browser plugin is looked for. */
export const pluginLookedFor = createEvent()

/** The version that the plugin's content script writes on the page: <html data-haixuan-plugin="6.8">. */
const readPluginVersion = (): string | undefined => {
  const written = document.documentElement.dataset['haixuanPlugin'] ?? ''
  return VERSION.test(written) ? written : undefined
}

/** Waits for the plugin, which comes to a page when it likes. Throws after 30 s. */
export const detectPluginFx = createEffect(async (): Promise<string> => {
  const until = performance.now() + GIVE_UP_MS
  for (;;) {
    const version = readPluginVersion()
    if (version !== undefined) return version
    if (performance.now() >= until) throw new Error('获取插件版本失败')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
})

/** Version of the plugin; null until it is found, and again when it is not. */
export const $pluginVersion = createStore<string | null>(null)
  .on(detectPluginFx.doneData, (_, version) => version)
  .reset(detectPluginFx.fail)

sample({
  clock: pluginLookedFor,
  source: detectPluginFx.pending,
  filter: (isPending) => !isPending,
  fn: () => undefined,
  target: detectPluginFx,
})
sample({
  clock: detectPluginFx.failData,
  fn: ({ message }) => ({ tone: 'error' as const, text: message }),
  target: noticeAsked,
})
