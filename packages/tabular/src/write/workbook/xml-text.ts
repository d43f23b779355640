const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Text between tags. A line end of Windows or of old Macs is written as a character, or a reader would change it. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character)

/** Text of an attribute, in which a reader turns line ends and tabs into spaces. */
export const xmlAttribute = (text: string): string =>
  text.replace(/[&<>"\r\n\t]/g, (character) => ESCAPES[character] ?? character)

/** `_x000D_` is how workbooks write a character: a text that says so is not one. */
export const workbookText = (text: string): string =>
  xmlText(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
