import { describe, expect, it } from 'vitest'
import { walkKeys } from './walk-keys.ts'

const guide = { keyboard: [['Tab', '移到按钮'] as const, ['Enter', '执行'] as const] as const }
const walk = async (...proofs: [string, () => Promise<unknown>][]) => {
  const steps: string[] = []
  const step = async (label: string, play: () => Promise<void>) => {
    steps.push(label)
    await play()
  }
  await walkKeys(guide, () => proofs)({ step })
  return steps
}
const fine = async () => undefined

describe('walkKeys', () => {
  it('walks the rows in the order of the guide', async () => {
    expect(await walk(['Enter', fine], ['Tab', fine])).toEqual(['Tab：移到按钮', 'Enter：执行'])
  })
  it('asks for a proof of every row, and for a row of every proof', async () => {
    await expect(walk(['Tab', fine])).rejects.toThrow('No proof for the row “Enter: 执行”')
    await expect(walk(['Tab', fine], ['Enter', fine], ['Esc', fine])).rejects.toThrow('no row for: Esc')
  })
  it('fails with the proof', async () => {
    await expect(walk(['Tab', () => Promise.reject(new Error('lost'))], ['Enter', fine])).rejects.toThrow(
      'lost',
    )
  })
})
