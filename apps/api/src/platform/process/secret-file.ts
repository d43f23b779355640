import { readFileSync } from 'node:fs'
import { StartupError } from '../database/startup-error.ts'
import { codeOf } from './start-error.ts'

/**
 * Reads a secret from a file, without the space around it.
 * @param name setting that names the file
 * @returns a sentence for the operator when it cannot be read or is empty; it never shows the path, which may be a
 * secret that was written in the wrong place
 */
export function readSecretFile(name: string, file: string): { secret: string } | string {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? `${name} 指定的文件是空的，请写入密钥。` : { secret }
  } catch (error) {
    const code = codeOf(error)
    return `无法读取 ${name} 指定的文件${code ? `（${code}）` : ''}，请检查路径与权限。`
  }
}

/** The same for a setting without which the program does not start. @throws {StartupError} */
export function secretOf(name: string, file: string): string {
  const read = readSecretFile(name, file)
  if (typeof read === 'string') throw new StartupError(read)
  return read.secret
}
