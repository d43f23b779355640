import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'

/** Faults that are told. A value may have a hundred thousand, and each is an object. */
const MOST_FAULTS = 20

/**
 * Makes a compiled check that collects all faults stop at the twentieth; the library knows only one or all. What it
 * throws says nothing of whether the value fits, since another alternative of a schema might have taken it: such a
 * check is only for values that are known not to fit.
 * @param code that the library has generated; schema-check.test.ts notices when it changes its ways
 */
export function stopAtMost(code: string): string {
  const stop = `if(vErrors.length>=${MOST_FAULTS}){throw {faults:vErrors};}`
  return code
    .replaceAll(/vErrors\.push\((err\d+)\);/g, (push) => push + stop)
    .replaceAll(
      /(vErrors = vErrors === null \? [^;]*\.errors : vErrors\.concat\([^;]*\.errors\));/g,
      (concat) => `${concat};${stop}`,
    )
}

/** What is wrong with a value that does not fit. @param tell a check whose code went through `stopAtMost` */
export function faultsOf(tell: ValidateFunction, value: unknown): ErrorObject[] {
  try {
    tell(value)
    return (tell.errors ?? []).slice(0, MOST_FAULTS)
  } catch (thrown) {
    if (typeof thrown !== 'object' || thrown === null || !('faults' in thrown)) throw thrown
    return (thrown.faults as ErrorObject[]).slice(0, MOST_FAULTS)
  }
}
