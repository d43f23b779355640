import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

/** A clock that does not move until it is told to continue. */
function makeClock() {
  let time = 0
  let jobs: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    after: (ms: number, run: () => void) => {
      const job = { at: time + ms, run }
      jobs.push(job)
      return () => {
        jobs = jobs.filter((other) => other !== job)
      }
    },
    advance: (ms: number) => {
      const end = time + ms
      for (;;) {
        const next = jobs.filter((job) => job.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        jobs = jobs.filter((job) => job !== next)
        time = next.at
        next.run()
      }
      time = end
    },
  }
}

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map((toast) => toast.text)

describe('toast queue', () => {
  it('shows the first at once and the next a second later', () => {
    const clock = makeClock()
    const queue = createToastQueue(clock)
    queue.success('修改成功')
    queue.error('复制失败')
    expect(texts(queue)).toEqual(['修改成功'])
    clock.advance(999)
    expect(texts(queue)).toEqual(['修改成功'])
    clock.advance(1)
    expect(texts(queue)).toEqual(['修改成功', '复制失败'])
  })

  it('does not say the same thing twice at once, and says it again afterwards', () => {
    const clock = makeClock()
    const queue = createToastQueue(clock)
    queue.error('服务器错误')
    queue.error('服务器错误')
    clock.advance(1500)
    expect(texts(queue)).toEqual(['服务器错误'])
    clock.advance(8000)
    expect(texts(queue)).toEqual([])
    queue.error('服务器错误')
    expect(texts(queue)).toEqual(['服务器错误'])
  })

  it('lets nothing leave while it is looked at', () => {
    const clock = makeClock()
    const queue = createToastQueue(clock)
    queue.success('修改成功')
    queue.pause()
    clock.advance(60_000)
    expect(texts(queue)).toEqual(['修改成功'])
    queue.resume()
    clock.advance(4000)
    expect(texts(queue)).toEqual([])
  })

  it('forgets with the page what was said on it, also what waits', () => {
    const clock = makeClock()
    const queue = createToastQueue(clock)
    queue.error('手机号码或密码错误')
    queue.warning('暂无访问权限')
    queue.turnPage()
    clock.advance(20_000)
    expect(texts(queue)).toEqual([])
    queue.error('手机号码或密码错误')
    expect(texts(queue)).toEqual(['手机号码或密码错误'])
  })

  it('keeps over one change of page what belongs to the act that led there', () => {
    const clock = makeClock()
    const queue = createToastQueue(clock)
    queue.error('登录已过期，请重新登录', undefined, { staysOnce: true })
    queue.success('修改成功', undefined, { staysOnce: true })
    queue.turnPage()
    clock.advance(1000)
    expect(texts(queue)).toEqual(['登录已过期，请重新登录', '修改成功'])
    queue.turnPage()
    expect(texts(queue)).toEqual([])
  })

  it.each([4, 5, 6])('of %d that wait, the five newest are shown later', (count) => {
    const clock = makeClock()
    const queue = createToastQueue(clock)
    queue.info('先')
    for (let n = 1; n <= count; n++) queue.info(`第 ${n} 条`)
    const seen = new Set<string>()
    queue.subscribe(() => {
      for (const text of texts(queue)) seen.add(text)
    })
    clock.advance(60_000)
    const waited = Array.from({ length: count }, (_, n) => `第 ${n + 1} 条`).slice(-5)
    expect([...seen]).toEqual(['先', ...waited])
  })

  it('never shows two new notices within a second, nor more than three', () => {
    const event = fc.tuple(fc.integer({ min: 0, max: 2500 }), fc.integer({ min: 0, max: 9 }))
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const clock = makeClock()
        const queue = createToastQueue(clock)
        const seen = new Map<number, number>()
        queue.subscribe(() => {
          expect(queue.shown().length).toBeLessThanOrEqual(3)
          for (const toast of queue.shown()) if (!seen.has(toast.id)) seen.set(toast.id, clock.now())
        })
        for (const [wait, text] of events) {
          queue.info(`第 ${text} 条`)
          clock.advance(wait)
        }
        clock.advance(60_000)
        const times = [...seen.values()].sort((a, b) => a - b)
        for (const [at, time] of times.entries()) {
          if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(1000)
        }
        expect(queue.shown()).toEqual([])
      }),
    )
  })
})
