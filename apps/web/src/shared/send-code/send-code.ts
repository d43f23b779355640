import type { HaixuanError } from '@haixuan/api-sdk'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { api } from '#shared/api'
import type { BodyFields } from '#shared/form'
import { noticeAsked } from '#shared/notice'

export type CodeWish = BodyFields<'sendCode'>

/** Asks for a code. The answer is the same whether or not there is an account. */
export const sendCodeFx = createEffect<CodeWish, { expiresAt: number }, HaixuanError>((body) =>
  api.call('sendCode', { body }),
)

/** The visitor asks for a code. */
export const codeAsked = createEvent<CodeWish>()
sample({ clock: codeAsked, target: sendCodeFx })

/** The server gives one recipient one code a minute. */
const PAUSE_MS = 60_000

/** How long a recipient gets no further code; another one does, as after a mistyped number. Epoch milliseconds. */
const $wait = createStore<{ to: string; until: number } | null>(null)
const waited = createEvent<{ to: string; until: number }>()
$wait.on(waited, (_, wait) => wait)
sample({
  clock: sendCodeFx.done,
  fn: ({ params: { to } }) => ({ to, until: Date.now() + PAUSE_MS }),
  target: waited,
})
sample({
  clock: sendCodeFx.fail,
  filter: ({ error }) => error.reason === 'codes_used',
  fn: ({ params: { to }, error }) => ({ to, until: Date.now() + (error.retryAfterMs ?? PAUSE_MS) }),
  target: waited,
})

/** The clock while somebody waits: read again each second, since timers of a hidden page are late. */
const tickFx = createEffect(
  () => new Promise<number>((resolve) => setTimeout(() => resolve(Date.now()), 1_000)),
)
const $now = createStore(0)
  .on(waited, () => Date.now())
  .on(tickFx.doneData, (_, now) => now)

/** Who waits, and for how many seconds; null when nobody does. */
export const $pause = combine($wait, $now, (wait, now) =>
  wait !== null && wait.until > now ? { to: wait.to, seconds: Math.ceil((wait.until - now) / 1_000) } : null,
)
sample({
  clock: $pause,
  source: tickFx.pending,
  filter: (isPending, pause) => pause !== null && !isPending,
  fn: () => undefined,
  target: tickFx,
})
sample({
  clock: sendCodeFx.done,
  fn: () => ({ tone: 'success' as const, text: '验证码已发送，10 分钟内有效' }),
  target: noticeAsked,
})
