/** A value for people to look at: control characters, which cannot be seen, as their pictures. */
export const shownCode = (value: string): string =>
  value.replace(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd'
  })
