/** Bytes of a mebibyte: what a call may send at most unless its operation says otherwise, and the unit of a refusal. */
export const MIB = 1_048_576
