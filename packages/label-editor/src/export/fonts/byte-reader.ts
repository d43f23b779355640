/** Reads big-endian numbers one after the other. Reading past the end is a RangeError, never a silent zero. */
export class ByteReader {
  readonly bytes: Uint8Array
  at: number
  private readonly view: DataView

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  u8(): number {
    return this.view.getUint8(this.at++)
  }

  i8(): number {
    return this.view.getInt8(this.at++)
  }

  u16(): number {
    this.at += 2
    return this.view.getUint16(this.at - 2)
  }

  i16(): number {
    this.at += 2
    return this.view.getInt16(this.at - 2)
  }

  u32(): number {
    this.at += 4
    return this.view.getUint32(this.at - 4)
  }

  i32(): number {
    this.at += 4
    return this.view.getInt32(this.at - 4)
  }

  /** Fraction with 14 binary places. */
  f2dot14(): number {
    return this.i16() / 16_384
  }

  tag(): string {
    return String.fromCharCode(this.u8(), this.u8(), this.u8(), this.u8())
  }

  /** The next bytes as a reader of their own. */
  part(length: number): ByteReader {
    if (length < 0 || this.at + length > this.bytes.length)
      throw new RangeError('part is longer than the file')
    this.at += length
    return new ByteReader(this.bytes.subarray(this.at - length, this.at))
  }
}
