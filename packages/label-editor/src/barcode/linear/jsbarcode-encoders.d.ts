/** The encoders inside of jsbarcode, which its own types leave out. */
declare module 'jsbarcode/bin/barcodes/*' {
  interface Encoder {
    valid(): boolean
    /** `data` is a bit a module. */
    encode(): { data: string; text: string }
  }
  type EncoderOf = new (value: string, options: object) => Encoder
  export const CODE39: EncoderOf
  export const CODE93: EncoderOf
  export const codabar: EncoderOf
  export const EAN2: EncoderOf
  export const EAN5: EncoderOf
  export const EAN8: EncoderOf
  export const EAN13: EncoderOf
  export const ITF14: EncoderOf
  export const UPC: EncoderOf
  export const UPCE: EncoderOf
}
