/** Written characters of one character: `_xHHHH_`. */
export const ESCAPE_CHARS = 7

/** Text of a workbook with its escapes put in: `_x000D_` is a carriage return, `_x005F_` an underscore (ECMA-376 22.9.2.19). */
export const escapedText = (written: string): string =>
  written.includes('_x')
    ? written
        .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        .replaceAll('\r\n', '\n')
    : written
