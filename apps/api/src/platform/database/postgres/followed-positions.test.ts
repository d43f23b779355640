import { expect, test } from 'vitest'
import { FollowedPositions } from './followed-positions.ts'

test('nothing is known before the replica has reached the primary once', () => {
  const followed = new FollowedPositions()
  expect(followed.ageAt(0)).toBe(Number.POSITIVE_INFINITY)
  followed.primaryAt(100n, 0)
  followed.replayed(99n)
  expect(followed.ageAt(1)).toBe(Number.POSITIVE_INFINITY)
  followed.replayed(100n)
  expect(followed.ageAt(1)).toBe(1)
})

test('an idle primary leaves a replica fresh, however long nothing is written', () => {
  const followed = new FollowedPositions()
  for (const at of [0, 1_000, 3_600_000]) {
    followed.primaryAt(100n, at)
    followed.replayed(100n)
    expect(followed.ageAt(at + 5)).toBe(5)
  }
})

test('a replica that stands still grows old from the last position that it reached', () => {
  const followed = new FollowedPositions()
  followed.primaryAt(100n, 0)
  followed.replayed(100n)
  for (const at of [1_000, 2_000, 3_000]) {
    followed.primaryAt(100n + BigInt(at), at)
    followed.replayed(150n)
  }
  expect(followed.ageAt(5_000)).toBe(5_000)
  followed.replayed(1_100n)
  expect(followed.ageAt(5_000)).toBe(4_000)
  followed.replayed(3_099n)
  expect(followed.ageAt(5_000)).toBe(3_000)
  followed.replayed(3_100n)
  expect(followed.ageAt(5_000)).toBe(2_000)
})

test('one that stands still for hours costs no memory, is not believed too early, and then catches up', () => {
  const followed = new FollowedPositions()
  const HOUR = 3_600
  for (let second = 0; second < HOUR; second++) followed.primaryAt(BigInt(second), second * 1_000)
  followed.replayed(30n)
  expect(followed.ageAt(HOUR * 1_000)).toBe((HOUR - 30) * 1_000)
  // The oldest sixty were kept: what it reached of the later ones is not known yet.
  followed.replayed(BigInt(HOUR))
  expect(followed.ageAt(HOUR * 1_000)).toBe((HOUR - 59) * 1_000)
  followed.primaryAt(BigInt(HOUR), HOUR * 1_000)
  followed.replayed(BigInt(HOUR))
  expect(followed.ageAt(HOUR * 1_000)).toBe(0)
})

test('a primary that comes back at a lower position is followed from there', () => {
  const followed = new FollowedPositions()
  followed.primaryAt(900n, 0)
  followed.replayed(900n)
  followed.primaryAt(1_000n, 1_000)
  followed.primaryAt(500n, 2_000)
  followed.replayed(400n)
  expect(followed.ageAt(3_000)).toBe(3_000)
  followed.replayed(500n)
  expect(followed.ageAt(3_000)).toBe(1_000)
})

test('after forgetting it has to reach the primary again', () => {
  const followed = new FollowedPositions()
  followed.primaryAt(1n, 0)
  followed.replayed(1n)
  followed.forget()
  expect(followed.ageAt(1)).toBe(Number.POSITIVE_INFINITY)
})
