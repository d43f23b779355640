import { createSign, type KeyObject } from 'node:crypto'

/** A DER value: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size: number[] = []
  for (let left = body.length; left > 0; left >>= 8) size.unshift(left & 0xff)
  const length = body.length < 0x80 ? [body.length] : [0x80 | size.length, ...size]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const SEQUENCE = 0x30
const SHA256_RSA = der(SEQUENCE, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const utcTime = (time: number) => {
  const digits = new Date(time).toISOString().replaceAll(/\D/g, '')
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}

/** A certificate that a key has written for itself (X.509 v1), as PEM. @param serial hexadecimal, first digit below 8 */
export function selfSigned(
  publicKey: KeyObject,
  privateKey: KeyObject,
  serial: string,
  [from, until]: readonly [number, number],
): string {
  const commonName = der(
    SEQUENCE,
    der(0x06, Buffer.from('550403', 'hex')),
    der(0x0c, Buffer.from('test platform')),
  )
  const name = der(SEQUENCE, der(0x31, commonName))
  const facts = der(
    SEQUENCE,
    der(0x02, Buffer.from(serial, 'hex')),
    SHA256_RSA,
    name,
    der(SEQUENCE, utcTime(from), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(facts).sign(privateKey)
  const whole = der(SEQUENCE, facts, SHA256_RSA, der(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
