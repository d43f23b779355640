import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'

/** Most faults that are reported. A value may have a hundred thousand, and each is an object. */
const MOST_FAULTS = 20

/**
 * Makes a compiled check that collects all faults stop at the twentieth; the library offers only one or all. An
 * error of such a check does not mean that the value is invalid, since another alternative of a schema might accept it:
 * use it only for values that are known to be invalid.
 * @param code that the library has generated; schema-check.test.ts fails when that code changes
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

/** The faults of an invalid value. @param tell a check whose code went through `stopAtMost` */
export function faultsOf(tell: ValidateFunction, value: unknown): ErrorObject[] {
  try {
    tell(value)
    return (tell.errors ?? []).slice(0, MOST_FAULTS)
  } catch (thrown) {
    if (typeof thrown !== 'object' || thrown === null || !('faults' in thrown)) throw thrown
    return (thrown.faults as ErrorObject[]).slice(0, MOST_FAULTS)
  }
}
