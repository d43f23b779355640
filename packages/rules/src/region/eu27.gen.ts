// Made by `node tooling/gen.mjs` from facts/temu_regions.csv.
/** The 27 members of the European Union as regionIds of Temu, ascending. */
export const EU27: readonly number[] = [
  13, 20, 32, 50, 52, 53, 54, 64, 68,
  69, 76, 79, 90, 96, 98, 108, 113, 114,
  122, 141, 162, 163, 167, 180, 181, 186, 191,
]
