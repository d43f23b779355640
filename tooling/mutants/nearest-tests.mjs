const foldersOf = (path) => path.split(/[\\/]/).slice(0, -1)

/** Folders from the root that two files have in common. */
function sharedDepth(one, other) {
  const [a, b] = [foldersOf(one), foldersOf(other)]
  const end = a.findIndex((folder, at) => folder !== b[at])
  return end < 0 ? a.length : end
}

/**
 * Parts the tests of a file in those whose folders are nearest to it and the others: most mutants are killed by the first
 * part, and then the second need not run.
 */
export function partByNearness(file, tests, pathOf = (test) => test) {
  const depths = tests.map((test) => sharedDepth(file, pathOf(test)))
  const most = Math.max(...depths)
  return [tests.filter((_, at) => depths[at] === most), tests.filter((_, at) => depths[at] < most)]
}
