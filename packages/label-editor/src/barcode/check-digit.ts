/**
 * GS1 check digit of the digits before it: weights 3 and 1 from the right.
 * @throws {RangeError} when `digits` holds anything but digits.
 */
export function gs1CheckDigit(digits: string): number {
  if (!/^[0-9]+$/.test(digits)) throw new RangeError(`"${digits}" holds characters that are not digits`)
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** The UPC-A number that a UPC-E number of 8 digits (system, 6 digits, check) stands for. */
export function expandUpcE(value: string): string {
  const [system, body, check] = [value.slice(0, 1), value.slice(1, 7), value.slice(7)]
  const last = body.slice(5)
  const maker = '012'.includes(last)
    ? `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`
    : last === '3'
      ? `${body.slice(0, 3)}00000${body.slice(3, 5)}`
      : last === '4'
        ? `${body.slice(0, 4)}00000${body.slice(4, 5)}`
        : `${body.slice(0, 5)}0000${last}`
  return `${system}${maker}${check}`
}
