import { sample } from 'effector'
import { callFailed } from '#shared/api'
import { failureText } from './failure-text.ts'
import { noticeAsked } from './notice.ts'

// A 401 is the session's business: it says so once, however many calls fail with it.
sample({
  clock: callFailed,
  filter: ({ quiet, error }) => !quiet && error.status !== 401,
  fn: ({ error }) => ({ tone: 'error' as const, text: failureText(error) }),
  target: noticeAsked,
})
