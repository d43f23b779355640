import { expect, test } from 'vitest'
import { CAUGHT_UP_MS, LEFT_OUT_MS, MOST_AGE_MS, ReplicaTrust, type ServerState } from './replica-trust.ts'

const LOOK_MS = 1_000
const primaryAt = (position: number): ServerState => ({
  identity: '7 16384',
  isReplica: false,
  position: BigInt(position),
})
const replicaAt = (position: number): ServerState => ({ ...primaryAt(position), isReplica: true })

function watched() {
  let now = 0
  const trust = new ReplicaTrust(() => now)
  return {
    trust,
    pass: (ms: number) => {
      now += ms
    },
    look: (primary: number, replica: number) => trust.looked(primaryAt(primary), replicaAt(replica), now),
  }
}

/** A replica that follows, in use. */
function following() {
  const one = watched()
  one.look(100, 100)
  expect(one.trust.isUsed).toBe(true)
  return one
}

test('it is used from the first look that finds it at the primary', () => {
  const { trust, look, pass } = watched()
  expect([trust.state, trust.isUsed]).toEqual(['behind', false])
  look(100, 99)
  expect(trust.isUsed).toBe(false)
  pass(LOOK_MS)
  look(200, 100)
  expect([trust.state, trust.isUsed]).toEqual(['used', true])
})

test.each([
  [MOST_AGE_MS - 1, true],
  [MOST_AGE_MS, true],
  [MOST_AGE_MS + 1, false],
])('what is %i ms old at the most: used is %s, also between two looks', (ms, isUsed) => {
  const { trust, pass } = following()
  pass(ms)
  expect(trust.ageMs()).toBe(ms)
  expect(trust.isUsed).toBe(isUsed)
})

test('one that stands still is left behind', () => {
  const { trust, look, pass } = following()
  for (let position = 101; trust.state === 'used' && position < 200; position++) {
    pass(LOOK_MS)
    look(position, 100)
  }
  expect([trust.state, trust.ageMs()]).toEqual(['behind', MOST_AGE_MS + LOOK_MS])
})

test.each([
  [CAUGHT_UP_MS, 'used'],
  [CAUGHT_UP_MS + 1, 'behind'],
  [MOST_AGE_MS, 'behind'],
])('one that was behind and is %i ms behind now is %s', (ms, state) => {
  const { trust, look, pass } = following()
  pass(MOST_AGE_MS + 1)
  look(200, 100)
  expect(trust.state).toBe('behind')
  pass(ms)
  look(300, 200)
  expect([trust.ageMs(), trust.state]).toEqual([ms, state])
})

test('one that refuses is away at once; one that says nothing when it does so twice', () => {
  const refused = following()
  refused.trust.lookFailed(false)
  expect([refused.trust.state, refused.trust.isUsed]).toEqual(['away', false])
  const silent = following()
  silent.trust.lookFailed(true)
  expect(silent.trust.isUsed).toBe(true)
  silent.trust.lookFailed(true)
  expect(silent.trust.state).toBe('away')
  silent.look(100, 100)
  expect(silent.trust.isUsed).toBe(true)
})

test('two silences with an answer between them are busy moments', () => {
  const { trust, look } = following()
  trust.lookFailed(true)
  look(100, 100)
  trust.lookFailed(true)
  expect(trust.isUsed).toBe(true)
})

test.each([
  [LEFT_OUT_MS - 1, 'away'],
  [LEFT_OUT_MS, 'used'],
])('%i ms after a failed read a replica that follows is %s', (ms, state) => {
  const { trust, look, pass } = following()
  trust.readFailed()
  expect(trust.isUsed).toBe(false)
  pass(ms)
  look(100, 100)
  expect(trust.state).toBe(state)
})

test('after a failure it has to reach the primary again before it is used', () => {
  const { trust, look, pass } = following()
  trust.lookFailed(false)
  pass(LOOK_MS)
  look(200, 199)
  expect(trust.isUsed).toBe(false)
})

test('another cluster, another database and a server that takes writes get no reads, whatever they say later', () => {
  const stranger = following().trust
  stranger.looked(primaryAt(100), { ...replicaAt(100), identity: '8 16384' }, 0)
  expect([stranger.state, stranger.isUsed]).toEqual(['stranger', false])
  stranger.looked(primaryAt(100), { ...primaryAt(100), identity: '8 16384' }, 0)
  expect(stranger.state).toBe('stranger')
  const promoted = following().trust
  promoted.looked(primaryAt(100), primaryAt(100), 0)
  expect([promoted.state, promoted.isUsed]).toEqual(['writable', false])
  promoted.looked(primaryAt(100), replicaAt(100), 0)
  expect(promoted.isUsed).toBe(true)
})

test('a standby as the primary is followed by what it has replayed', () => {
  const { trust } = watched()
  trust.looked(replicaAt(100), replicaAt(100), 0)
  expect(trust.isUsed).toBe(true)
})
