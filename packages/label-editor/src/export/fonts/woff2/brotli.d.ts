declare module 'brotli/decompress' {
  /** @param outputSize Bytes that the answer has, when they are known. */
  export default function decompress(bytes: Uint8Array, outputSize?: number): Uint8Array
}
