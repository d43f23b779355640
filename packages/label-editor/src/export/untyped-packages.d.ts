/** What tests use of packages that bring no types. */
declare module 'fontkit' {
  interface Path {
    commands: readonly { command: string }[]
    cbox: { minX: number; minY: number; maxX: number; maxY: number }
  }
  interface Font {
    characterSet: number[]
    getVariation(settings: Readonly<Record<string, number>>): Font
    glyphForCodePoint(code: number): { path: Path }
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'wawoff2' {
  const wawoff2: { decompress(bytes: Uint8Array): Promise<Uint8Array> }
  export default wawoff2
}

declare module 'pngjs' {
  export class PNG {
    constructor(size: { width: number; height: number })
    data: Uint8Array
    static sync: {
      write(png: PNG, options?: { colorType?: number; inputColorType?: number }): Uint8Array
      read(bytes: Uint8Array): PNG
    }
  }
}
