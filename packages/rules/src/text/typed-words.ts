/** Words out of a list as people type it, `S,M，L`: each once, in their order. */
export function typedWords(text: string): string[] {
  const words = text.split(/[,，、;；]/u).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
