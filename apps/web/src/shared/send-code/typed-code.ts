/** Digits of a code. */
const LENGTH = 6

/** What is typed or pasted as a code: its digits, also out of spaces, wide forms and the words of a message. */
export const typedCode = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH)
