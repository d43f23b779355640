import type { Answer } from '../balanced-call.ts'

/** A call that ended in another way than its caller expects. */
export interface Failed {
  who: string
  what: string
  status: number
  reason: string
  upstreams: readonly string[]
  /** Whether the caller may have written: a balancer must not send it to a second server. */
  isWrite: boolean
}

/** What all callers met, in order. */
export class CallLog {
  readonly #failed: Failed[] = []
  readonly #ms: number[] = []
  calls = 0

  note(who: string, method: string, path: string, answer: Answer): void {
    this.calls++
    this.#ms.push(answer.ms)
    if (answer.status >= 200 && answer.status < 400) return
    this.#failed.push({
      ...{ who, what: `${method} ${path.split('?')[0]}`, status: answer.status, upstreams: answer.upstreams },
      reason: answer.body?.reason ?? '',
      isWrite: method !== 'GET',
    })
  }

  /** A place in the log, for what comes after it. */
  mark(): { calls: number; failed: number; ms: number } {
    return { calls: this.calls, failed: this.#failed.length, ms: this.#ms.length }
  }

  /** What came after a mark. */
  since(mark: ReturnType<CallLog['mark']>): {
    calls: number
    failed: Failed[]
    p99: number
    slowest: number
  } {
    const ms = this.#ms.slice(mark.ms).sort((a, b) => a - b)
    return {
      calls: this.calls - mark.calls,
      failed: this.#failed.slice(mark.failed),
      p99: ms[Math.floor(ms.length * 0.99)] ?? 0,
      slowest: ms.at(-1) ?? 0,
    }
  }
}

/** Failures in a few words: how many of each kind. */
export function inWords(failed: readonly Failed[]): string {
  const kinds = new Map<string, number>()
  for (const { status, reason, what } of failed) {
    const kind = `${status === 0 ? 'broken' : status} ${reason} ${what}`.replace(/\s+/g, ' ')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, n]) => `${n} x ${kind}`).join('; ')
}
