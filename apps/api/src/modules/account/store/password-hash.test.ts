import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, hashRuns, verifyPassword } from './password-hash.ts'

test('the parameters are in the hash, salts differ, only the password itself fits', {
  timeout: 30_000,
}, async () => {
  const [a, b] = [await hashPassword('lantern-42'), await hashPassword('lantern-42')]
  expect(a).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}$/)
  expect(a).not.toBe(b)
  expect(await verifyPassword('lantern-42', a)).toBe(true)
  expect(await verifyPassword('lantern-4', a)).toBe(false)
  expect(await verifyPassword('lantern-42 ', a)).toBe(false)
})

test('nobody costs the same run and never fits', { timeout: 30_000 }, async () => {
  const before = hashRuns()
  expect(await verifyPassword('lantern-42', null)).toBe(false)
  expect(hashRuns() - before).toBe(1)
})

test('a hash that cost something else is tried at what it cost', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('lantern-42', salt, 32, { N: 2 ** 10, r: 8, p: 2 })
  const kept = `$scrypt$ln=10,r=8,p=2$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await verifyPassword('lantern-42', kept)).toBe(true)
  expect(await verifyPassword('lantern-43', kept)).toBe(false)
  await expect(verifyPassword('lantern-42', '$scrypt$ln=10')).rejects.toThrow('no PHC text')
})
