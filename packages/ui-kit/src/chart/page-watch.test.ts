import { describe, expect, it } from 'vitest'
import { beforePaint } from './page-watch.ts'

const said: string[] = []
const job = (name: string) => ({
  read: () => said.push(`${name} reads`),
  draw: () => {
    said.push(`${name} draws`)
    queueMicrotask(() => said.push(`${name} commits`))
  },
  show: () => said.push(`${name} shows`),
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('beforePaint', () => {
  it('reads the layout for all, draws all, and only then changes the document', async () => {
    said.length = 0
    beforePaint(job('a'))
    beforePaint(job('b'))
    expect(said).toEqual([])
    await settled()
    const steps = ['reads', 'draws', 'commits', 'shows']
    expect(said).toEqual(steps.flatMap((step) => [`a ${step}`, `b ${step}`]))
  })

  it('takes back what has not been done yet', async () => {
    said.length = 0
    const never = beforePaint(job('a'))
    const late = beforePaint({ ...job('b'), draw: () => queueMicrotask(() => late()) })
    never()
    await settled()
    expect(said).toEqual(['b reads'])
    beforePaint(job('c'))
    await settled()
    expect(said).toContain('c shows')
  })
})
