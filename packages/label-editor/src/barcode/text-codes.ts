/** The code of each character. */
export const codesOf = (value: string): number[] => [...value].map((character) => character.charCodeAt(0))

/** The bytes of a text in UTF-8. */
export const bytesOf = (value: string): number[] => [...new TextEncoder().encode(value)]

export const isAscii = (bytes: readonly number[]): boolean => bytes.every((byte) => byte < 128)
