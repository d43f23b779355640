export function partByNearness<Test = string>(
  file: string,
  tests: readonly Test[],
  pathOf?: (test: Test) => string,
): [nearest: Test[], others: Test[]]
