import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { Judge } from './judge.mjs'
import { measure } from './measure.mjs'
import { describeMutant } from './mutants-of.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = 'tooling/mutants/planted'

it('names the mutants that the weak test lets through, and only them', async () => {
  const found = await measure({ root, folder, count: Number.POSITIVE_INFINITY, seed: 1 })
  expect(found).toMatchObject({ total: 11, judged: 11, killed: 8, nearKills: 8 })
  expect(found.survivors.map(describeMutant)).toEqual([
    `${folder}/delivery-fee.ts:3 >= → >`,
    `${folder}/delivery-fee.ts:3 9900 → 9901`,
    `${folder}/delivery-fee.ts:3 9900 → 9899`,
  ])
}, 240_000)

it('serves a file as it is once another one is changed', async () => {
  const judge = new Judge(root)
  onTestFinished(() => judge.close())
  const wrong = await judge.judge(
    { file: `${folder}/delivery-fee.ts`, code: 'export const deliveryFee = () => 0' },
    120_000,
  )
  expect(wrong.verdict).toBe('killed')
  const file = `${folder}/order-total.ts`
  const unchanged = await judge.judge({ file, code: readFileSync(join(root, file), 'utf8') }, 120_000)
  expect(unchanged).toEqual({ verdict: 'survived', tests: 1 })
}, 240_000)

it('ends a mutant that does not end, and judges the next one', async () => {
  const judge = new Judge(root)
  onTestFinished(() => judge.close())
  const file = `${folder}/delivery-fee.ts`
  const endless = await judge.judge({ file, code: 'export function deliveryFee() { for (;;); }' }, 3000)
  expect(endless.verdict).toBe('late')
  const wrong = await judge.judge({ file, code: 'export const deliveryFee = () => 0' }, 120_000)
  expect(wrong).toEqual({ verdict: 'killed', tests: 2 })
}, 240_000)
