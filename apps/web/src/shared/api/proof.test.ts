import { HaixuanError } from '@haixuan/api-sdk'
import { expect, test, vi } from 'vitest'
import { isAsked, onProofNeeded, withProof } from './proof.ts'

const failure = (reason: string) => new HaixuanError({ code: -1, reason, status: 403, message: reason })

test('a call that needs a proof is made again once it is given, and only once', async () => {
  const stop = onProofNeeded(async () => true)
  const call = vi.fn().mockRejectedValueOnce(failure('proof_needed')).mockResolvedValue('done')
  expect(await withProof(call)).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
  const never = vi.fn().mockRejectedValue(failure('proof_needed'))
  await expect(withProof(never)).rejects.toMatchObject({ reason: 'proof_needed' })
  expect(never).toHaveBeenCalledTimes(2)
  stop()
})

test('who does not give it gets the refusal, and other failures are not asked about', async () => {
  const ask = vi.fn(async () => false)
  const stop = onProofNeeded(ask)
  const refused = vi.fn().mockRejectedValue(failure('proof_needed'))
  await expect(withProof(refused)).rejects.toMatchObject({ reason: 'proof_needed' })
  expect([refused.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1])
  await expect(withProof(() => Promise.reject(failure('operator_only')))).rejects.toThrow()
  expect(ask).toHaveBeenCalledTimes(1)
  expect([isAsked(failure('proof_needed')), isAsked(failure('x'))]).toEqual([true, false])
  stop()
  expect(isAsked(failure('proof_needed'))).toBe(false)
})
