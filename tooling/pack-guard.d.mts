/** Ends the process when npm itself packs or publishes. */
export function refuseNpm(environment?: Record<string, string | undefined>): void
/** Whether npm runs this as a step of packing or publishing. */
export function isPackedByNpm(environment: Record<string, string | undefined>): boolean
