import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
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
const PAUSE_S = 60
const tickFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, 1_000)))
const ticked = createEvent()

/** Seconds until another code can be asked for; 0: at once. */
export const $pause = createStore(0)
  .on(sendCodeFx.done, () => PAUSE_S)
  .on(sendCodeFx.fail, (pause, { error }) =>
    error.reason === 'codes_used' ? Math.ceil((error.retryAfterMs ?? PAUSE_S * 1_000) / 1_000) : pause,
  )
  .on(ticked, (pause) => Math.max(0, pause - 1))

sample({ clock: tickFx.done, fn: () => undefined, target: ticked })
sample({
  clock: $pause,
  source: tickFx.pending,
  filter: (isPending, pause) => pause > 0 && !isPending,
  fn: () => undefined,
  target: tickFx,
})
sample({
  clock: sendCodeFx.done,
  fn: () => ({ tone: 'success' as const, text: '验证码已发送，10 分钟内有效' }),
  target: noticeAsked,
})
