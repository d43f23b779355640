import { setTimeout as sleep } from 'node:timers/promises'
import { freshMobile } from '../../http/people.ts'
import { type Answer, callThrough } from '../balanced-call.ts'
import { inWords } from '../load/call-log.ts'
import { type Check, seconds } from './check.ts'

const QUIET_MS = 10_000

/** Nothing happens to the cluster: no call may fail. */
export const steady: Check = {
  name: 'steady load',
  run: async ({ log }) => {
    const mark = log.mark()
    await sleep(QUIET_MS)
    const { calls, failed, p99 } = log.since(mark)
    return {
      figures: `${calls} calls, ${failed.length} failed, p99 ${Math.round(p99)} ms`,
      breaches: failed.length > 0 ? [inWords(failed)] : [],
    }
  },
}

/** Each visitor errs once at the sign-in: one address for all of them would use up the limit. */
export const visitors = (number: number): Check => ({
  name: `${number} visitors of ${number} addresses`,
  run: async ({ cluster }) => {
    const began = performance.now()
    const answers: Answer[] = []
    const all = Array.from({ length: number }, (_, n) => `127.0.8.${n + 1}`)
    // A hash of a password takes a core for its time: a few at once, as at a door.
    const lane = async () => {
      for (let from = all.pop(); from !== undefined; from = all.pop()) {
        const body = { mobile: freshMobile(), password: 'wrong-one' }
        answers.push(await callThrough(cluster.port, { from }, 'POST', '/api/weapp/loginpassword', body))
      }
    }
    await Promise.all([lane(), lane(), lane()])
    const limited = answers.filter(({ status }) => status === 429).length
    const other = answers.filter(({ status }) => status !== 401 && status !== 429)
    return {
      figures: `${limited} told to wait (429), ${number - other.length - limited} answered as usual, ${seconds(performance.now() - began)}`,
      breaches: [
        ...(limited > 0 ? [`${limited} visitors were told to wait although nobody had used up a limit`] : []),
        ...(other.length > 0
          ? [`sign-ins answered ${[...new Set(other.map(({ status }) => status))].join(', ')}`]
          : []),
      ],
    }
  },
})
