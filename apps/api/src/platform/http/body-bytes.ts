export const KIB = 1_024
export const MIB = 1_048_576

/** What a call may send at most unless its operation says otherwise (`x-body-bytes`): most send a few fields. */
export const BODY_BYTES = 4 * KIB
