/** Mulberry32: a small generator, so that one seed gives one sample on every machine. */
function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` members, each set of them equally likely, in their own order. All when there are fewer. */
export function sample(all, count, seed) {
  const random = randomOf(seed)
  const places = all.map((_, index) => index)
  for (let index = 0; index < Math.min(count, places.length); index += 1) {
    const other = index + Math.floor(random() * (places.length - index))
    const held = places[index]
    places[index] = places[other]
    places[other] = held
  }
  return places
    .slice(0, count)
    .sort((one, other) => one - other)
    .map((place) => all[place])
}
